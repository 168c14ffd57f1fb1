import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './paths.ts';
import { runToEnd } from './run-to-end.ts';

const NX = path.join(ROOT, 'node_modules/nx/dist/bin/nx.js');
const HEADING = /^> nx run ([\w-]+):(\w+)/;
/** Nx writes the complete output of a task when the task ends, with the failure below its heading. */
const OUTPUT_MS = 200;

/** Builds projects with Nx, which takes unchanged projects from its cache. */
export const build = (projects: readonly string[], onBuilt: (project: string) => void = () => {}) => {
  const failed = new Set<string>();
  let current = '';
  const ended = runToEnd(
    process.execPath,
    [NX, 'run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=static'],
    {
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
      onLine: (line) => {
        const [, project, target] = HEADING.exec(line) ?? [];
        if (!project) {
          if (/Build failed|\berror\b/i.test(line)) failed.add(current);
          return;
        }
        current = project;
        if (target !== 'build') return;
        setTimeout(() => !failed.has(project) && onBuilt(project), OUTPUT_MS);
      },
    },
  );
  return ended.then(() => wait(OUTPUT_MS));
};
