import { fork, type ChildProcess } from 'node:child_process';
import { PictureProblem } from './picture-problem.ts';
import type { WorkDone, WorkOrder } from './picture-worker.ts';
import type { PictureJob } from './render-picture.ts';

export type WorkshopOptions = {
  /** The program of the child process. */
  workerFile: string;
  /** How many pictures may wait; more are refused at once, so that a flood costs no memory. */
  maxWaiting: number;
  timeoutMs: number;
};

type Task = WorkOrder & {
  attempts: number;
  resolve: (picture: Buffer) => void;
  reject: (problem: PictureProblem) => void;
};

const ATTEMPTS = 2;

/**
 * Draws pictures in a child process, one after another, so that neither a slow nor a deadly picture
 * touches the pages. The process starts with the first picture and again after a crash.
 */
export function createWorkshop({ workerFile, maxWaiting, timeoutMs }: WorkshopOptions) {
  const waiting: Task[] = [];
  let current: Task | undefined;
  let timer: NodeJS.Timeout | undefined;
  let child: ChildProcess | undefined;
  let isClosed = false;
  let lastId = 0;

  function start(): ChildProcess {
    const started = fork(workerFile, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      execArgv: [],
      // It decodes what strangers made: the shop's secrets stay outside.
      env: { PATH: process.env['PATH'] ?? '' },
    });
    started.on('message', (done) => finish(done as WorkDone));
    started.on('error', () => started.kill('SIGKILL'));
    started.on('exit', () => {
      if (child !== started) return;
      child = undefined;
      tryAgain();
    });
    started.unref();
    started.channel?.unref();
    return started;
  }

  function next(): void {
    if (current || isClosed) return;
    current = waiting.shift();
    if (!current) return;
    child ??= start();
    current.attempts += 1;
    const { id, job } = current;
    timer = setTimeout(giveUp, timeoutMs);
    child.send({ id, job } satisfies WorkOrder, () => undefined);
  }

  function giveUp(): void {
    settle()?.reject(new PictureProblem('failed', `not drawn within ${timeoutMs} ms`));
    child?.kill('SIGKILL');
  }

  function settle(): Task | undefined {
    clearTimeout(timer);
    const task = current;
    current = undefined;
    return task;
  }

  function finish(done: WorkDone): void {
    if (done.id !== current?.id) return;
    const task = settle();
    if ('picture' in done) task?.resolve(Buffer.from(done.picture));
    else task?.reject(new PictureProblem('broken', done.complaint));
    next();
  }

  /** A picture that took the process down twice is the reason for it. */
  function tryAgain(): void {
    const task = settle();
    if (task && task.attempts < ATTEMPTS && !isClosed) waiting.unshift(task);
    else task?.reject(new PictureProblem('failed', 'the drawing process ended'));
    next();
  }

  const render = (job: PictureJob): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      if (isClosed || waiting.length >= maxWaiting)
        return reject(new PictureProblem('busy', `${waiting.length} pictures wait`));
      waiting.push({ id: (lastId += 1), job, attempts: 0, resolve, reject });
      next();
    });

  function close(): void {
    isClosed = true;
    child?.kill('SIGKILL');
    for (const task of waiting.splice(0)) task.reject(new PictureProblem('busy', 'closing'));
  }

  return { render, close, processId: () => child?.pid };
}

export type Workshop = ReturnType<typeof createWorkshop>;
