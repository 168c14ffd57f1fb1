import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Progress } from './progress.ts';
import { ROOT } from './paths.ts';

const END_WITH_PARENT = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.mjs')).href;
const RESTART_MS = 1_000;
const PATIENCE_MS = 12_000;
/** A server that ends sooner than this has not come up. */
const QUICK_MS = 10_000;
const MOST_QUICK_ENDS = 3;
const TAIL = 12;

type Server = {
  name: string;
  script: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  logDir: string;
  progress: Progress;
  /** Aborted once the end has begun: a signal to the whole group reaches servers before we are through with it. */
  ending: AbortSignal;
  /** Called once, with the server's last words, when it cannot be kept up. */
  giveUp: (reason: string) => void;
  restartMs?: number;
};

/** Remembers the last lines of what a process complained of. */
const createTail = () => {
  let lines: string[] = [];
  return {
    hear: (chunk: Buffer) => {
      const heard = stripVTControlCharacters(chunk.toString()).split(/\r?\n/).filter(Boolean);
      lines = [...lines, ...heard].slice(-TAIL);
    },
    read: () => lines.join('\n'),
  };
};

/**
 * Keeps a server process up until it is asked to end; its words go to a file. Three quick ends one after another are
 * the end: what cannot start is not started for ever.
 */
export const supervise = (server: Server) => {
  const { name, script, args, env, logDir, progress, ending, giveUp, restartMs = RESTART_MS } = server;
  mkdirSync(logDir, { recursive: true });
  const logFile = path.join(logDir, `${name}.log`);
  const log = createWriteStream(logFile, { flags: 'a' });
  let isRestarting = false;
  let quickEnds = 0;
  let child: ChildProcess | undefined;

  const begin = () => {
    isRestarting = false;
    const begun = performance.now();
    const complaints = createTail();
    const options = ['--enable-source-maps', '--import', END_WITH_PARENT];
    const started = spawn(process.execPath, [...options, script, ...args], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child = started;
    started.stdout?.pipe(log, { end: false });
    started.stderr?.pipe(log, { end: false });
    started.stderr?.on('data', complaints.hear);
    // Not at its exit: the last words may still be on their way then.
    started.once('close', (code, signal) => {
      if (ending.aborted) return;
      if (isRestarting) return begin();
      quickEnds = performance.now() - begun < QUICK_MS ? quickEnds + 1 : 0;
      const ended = `${name} ended (${signal ?? code})`;
      if (quickEnds >= MOST_QUICK_ENDS)
        return giveUp(`${ended} ${quickEnds} times without coming up:\n${complaints.read()}\nsee ${logFile}`);
      setTimeout(() => {
        if (ending.aborted) return;
        progress(`${ended} and is started again; see ${logFile}`);
        begin();
      }, restartMs);
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
