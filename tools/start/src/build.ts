import path from 'node:path';
import { ROOT } from './paths.ts';
import { runToEnd } from './run-to-end.ts';

const NX = path.join(ROOT, 'node_modules/nx/dist/bin/nx.js');

/** Builds projects through Nx, which takes from its cache what has not changed. */
export const build = (projects: readonly string[], onBuilt: (project: string) => void = () => {}) =>
  runToEnd(
    process.execPath,
    [NX, 'run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=stream'],
    {
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1', FORCE_COLOR: '0' },
      onLine: (line) => {
        const built = /✔\s+nx run ([\w-]+):build/.exec(line)?.[1];
        if (built) onBuilt(built);
      },
    },
  );
