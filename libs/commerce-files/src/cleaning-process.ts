import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unavailable } from '@shop/commerce-kit/problem';
import { PictureRefused, type PictureFault } from './picture-refused.ts';
import type { PictureUse } from './picture-size.ts';

/** The message to the child process, and its answer. */
export type CleaningOrder = { id: number; bytes: Uint8Array; use: PictureUse };
export type CleaningDone = { id: number } & ({ picture: Uint8Array } | { fault: PictureFault });

type Task = CleaningOrder & {
  resolve: (picture: Buffer) => void;
  reject: (problem: Error) => void;
};

/** A flood of pictures waits for no memory. */
const MOST_WAITING = 16;
/** With the start of the process. */
const PATIENCE_MS = 20_000;
const IDLE_MS = 60_000;

/** The program is next to this file: as source, or as a further program of the build. */
const workerFile = (): string => {
  const files = ['cleaning-worker.ts', 'cleaning-worker.js'].map((name) =>
    fileURLToPath(new URL(name, import.meta.url)),
  );
  const found = files.find((file) => existsSync(file));
  if (!found) throw new Error(`no cleaning worker beside ${import.meta.url}`);
  return found;
};

/**
 * Cleans pictures in a child process, one after another. It decodes files of unknown people: a file that crashes or stalls the
 * decoder ends this process and is refused, and the API goes on. It starts with the first picture and ends when idle.
 */
export const createCleaningProcess = () => {
  let waiting: Task[] = [];
  let current: Task | undefined;
  let timer: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;
  let child: ChildProcess | undefined;
  let lastId = 0;

  const start = (): ChildProcess => {
    const started = fork(workerFile(), [], {
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      execArgv: [],
      // It gets none of the shop's settings.
      env: { PATH: process.env['PATH'] ?? '' },
    });
    started.on('message', (done) => finish(done as CleaningDone));
    started.on('error', () => started.kill('SIGKILL'));
    started.on('exit', () => {
      if (child !== started) return;
      child = undefined;
      refuseCurrent();
    });
    started.unref();
    started.channel?.unref();
    return started;
  };

  const settle = (): Task | undefined => {
    clearTimeout(timer);
    const task = current;
    current = undefined;
    return task;
  };

  const refuseCurrent = (): void => {
    settle()?.reject(new PictureRefused('picture_broken'));
    next();
  };

  const finish = (done: CleaningDone): void => {
    if (done.id !== current?.id) return;
    const task = settle();
    if ('picture' in done) task?.resolve(Buffer.from(done.picture));
    else task?.reject(new PictureRefused(done.fault));
    next();
  };

  const end = (): void => {
    const ended = child;
    child = undefined;
    ended?.kill('SIGKILL');
  };

  const next = (): void => {
    if (current) return;
    clearTimeout(idle);
    current = waiting.shift();
    if (!current) {
      idle = setTimeout(end, IDLE_MS).unref();
      return;
    }
    child ??= start();
    timer = setTimeout(() => {
      end();
      refuseCurrent();
    }, PATIENCE_MS);
    const { id, bytes, use } = current;
    child.send({ id, bytes, use } satisfies CleaningOrder, () => undefined);
  };

  return {
    /** @throws PictureRefused, or unavailable while too many pictures wait. */
    clean: (bytes: Uint8Array, use: PictureUse = 'photo'): Promise<Buffer> =>
      new Promise((resolve, reject) => {
        if (waiting.length >= MOST_WAITING) return reject(unavailable());
        waiting.push({ id: (lastId += 1), bytes, use, resolve, reject });
        next();
      }),
    close: (): void => {
      clearTimeout(idle);
      end();
      for (const task of waiting) task.reject(unavailable());
      waiting = [];
    },
  };
};

export type CleaningProcess = ReturnType<typeof createCleaningProcess>;
