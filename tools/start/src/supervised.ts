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

/** Remembers the last lines of what a process complained of, and hands each on. */
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
  return execa(process.execPath, ['--enable-source-maps', '--import', END_WITH_PARENT, script, ...args], {
    cwd: ROOT,
    env,
    extendEnv: false,
    stdin: 'ignore',
    stdout: log,
    stderr: [hear, log],
    ipc: true,
    // It runs for days: what it says is in its log and nowhere else.
    buffer: false,
    reject: false,
    forceKillAfterDelay: PATIENCE_MS,
  });
};

/**
 * Keeps a server process up until it is asked to end; its words go to a file. Three quick ends one after another are
 * the end: what cannot start is not started for ever.
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
