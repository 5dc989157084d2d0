// Runs a Python file of the checkout inside the pinned Pyodide, under Node.
//
//   node tools/in_pyodide/run.mjs FILE.py [ARGUMENT...]
//
// The checkout is mounted at /fogueira and is the working directory; the packages of FOGUEIRA_PACKAGES (a folder,
// mounted at /packages) come last on sys.path, so that pure-Python ones can be used. The exit code is the program's.
import { writeSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { loadPyodide } from "../node_modules/pyodide/pyodide.mjs";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const mounts = { "/fogueira": ROOT, "/packages": process.env.FOGUEIRA_PACKAGES };

const START = `
import runpy, sys, traceback
sys.path[:0] = ["/fogueira"]
sys.path.append("/packages")
sys.dont_write_bytecode = False  # Pyodide's own choice suits a browser; here the next run starts sooner
def run(words):
    sys.argv[:] = words
    try:
        runpy.run_path(words[0], run_name="__main__")
    except SystemExit as end:
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
        return 1
    return 0
run
`;

const settings = ["PYTHONHASHSEED", "PYTHONNODEBUGRANGES"];
const given = Object.fromEntries(Object.entries(process.env).filter(([name]) => settings.includes(name)));
const pour = (stream) => ({ write: (bytes) => writeSync(stream, bytes), isatty: false });

const pyodide = await loadPyodide({
  env: { HOME: "/fogueira", PYTHONPYCACHEPREFIX: "/fogueira/build/pycache", ...given },
  fsInit: (FS) => {
    for (const [point, folder] of Object.entries(mounts)) {
      if (!folder) continue;
      FS.mkdirTree(point);
      FS.mount(FS.filesystems.NODEFS, { root: folder }, point);
    }
  },
});
pyodide.setStdout(pour(1));
pyodide.setStderr(pour(2));
process.exit(pyodide.runPython(START)(pyodide.toPy(process.argv.slice(2))));
