import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Progress } from './progress.ts';
import { ROOT } from './paths.ts';

const END_WITH_PARENT = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.mjs')).href;
const RESTART_MS = 1_000;
const PATIENCE_MS = 12_000;

type Server = {
  name: string;
  script: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  logDir: string;
  progress: Progress;
  /** Aborted once the end has begun: a signal to the whole group reaches servers before we are through with it. */
  ending: AbortSignal;
};

/** Keeps a server process up until it is asked to end; its words go to a file. */
export const supervise = ({ name, script, args, env, logDir, progress, ending }: Server) => {
  mkdirSync(logDir, { recursive: true });
  const logFile = path.join(logDir, `${name}.log`);
  const log = createWriteStream(logFile, { flags: 'a' });
  let isRestarting = false;
  let child: ChildProcess | undefined;

  const begin = () => {
    isRestarting = false;
    const options = ['--enable-source-maps', '--import', END_WITH_PARENT];
    child = spawn(process.execPath, [...options, script, ...args], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    child.once('exit', (code, signal) => {
      if (ending.aborted) return;
      if (isRestarting) return begin();
      setTimeout(() => {
        if (ending.aborted) return;
        progress(`${name} ended (${signal ?? code}) and is started again; see ${logFile}`);
        begin();
      }, RESTART_MS);
    });
  };
  begin();

  return {
    restart: () => {
      isRestarting = true;
      child?.kill('SIGTERM');
    },
    end: () =>
      new Promise<void>((resolve) => {
        if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
        const patience = setTimeout(() => child?.kill('SIGKILL'), PATIENCE_MS);
        child.once('exit', () => {
          clearTimeout(patience);
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
};

export type Supervised = ReturnType<typeof supervise>;
