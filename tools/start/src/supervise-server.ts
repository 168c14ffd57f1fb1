import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import type { Progress } from './progress.ts';
import { ROOT } from './paths.ts';

const END_WITH_PARENT = '@shop/outbound/end-with-parent';
const RESTART_MS = 1_000;
const PATIENCE_MS = 12_000;
/** A server that ends sooner than this has not started. */
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
  /** Aborted when the end begins: a signal to the process group reaches servers before the starter has handled it. */
  ending: AbortSignal;
  /** Called once, with the server's last output, when the server cannot be kept running. */
  giveUp: (reason: string) => void;
  restartMs?: number;
};

/** Keeps the last lines of a process's error output, and passes each on. */
const createTail = () => {
  let lines: string[] = [];
  return {
    hear: function* (text: unknown): Generator<string> {
      const line = stripVTControlCharacters(String(text));
      if (line !== '') lines = [...lines, line].slice(-TAIL);
      yield String(text);
    },
    read: () => lines.join('\n'),
  };
};

const start = ({ script, args, env }: Server, logFile: string, { hear }: ReturnType<typeof createTail>) => {
  const log = { file: logFile, append: true } as const;
  return execa(process.execPath, ['--import', END_WITH_PARENT, script, ...args], {
    cwd: ROOT,
    env,
    extendEnv: false,
    stdin: 'ignore',
    stdout: log,
    stderr: [hear, log],
    ipc: true,
    // It runs for days, so its output is only in its log.
    buffer: false,
    reject: false,
    forceKillAfterDelay: PATIENCE_MS,
  });
};

/**
 * Keeps a server process running until its end is requested; its output goes to a file. After three quick ends in a
 * row it is not started again.
 */
export const supervise = (server: Server) => {
  const { name, logDir, progress, ending, giveUp, restartMs = RESTART_MS } = server;
  mkdirSync(logDir, { recursive: true });
  const logFile = path.join(logDir, `${name}.log`);
  let isRestarting = false;
  let quickEnds = 0;
  let child: ReturnType<typeof start> | undefined;

  const begin = async (): Promise<void> => {
    isRestarting = false;
    const begun = performance.now();
    const complaints = createTail();
    child = start(server, logFile, complaints);
    const { signal, exitCode } = await child;
    if (ending.aborted) return;
    if (isRestarting) return begin();
    quickEnds = performance.now() - begun < QUICK_MS ? quickEnds + 1 : 0;
    const ended = `${name} ended (${signal ?? exitCode})`;
    if (quickEnds >= MOST_QUICK_ENDS)
      return giveUp(`${ended} ${quickEnds} times without coming up:\n${complaints.read()}\nsee ${logFile}`);
    await wait(restartMs);
    if (ending.aborted) return;
    progress(`${ended} and is started again; see ${logFile}`);
    return begin();
  };
  void begin();

  return {
    restart: () => {
      isRestarting = true;
      child?.kill('SIGTERM');
    },
    end: async (): Promise<void> => {
      child?.kill('SIGTERM');
      await child;
    },
  };
};

export type Supervised = ReturnType<typeof supervise>;
