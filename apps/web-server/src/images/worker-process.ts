import { fork, type ChildProcess } from 'node:child_process';
import { PictureProblem } from './picture-problem.ts';

/** The message to a worker, and its answer. */
export type WorkOrder<Job> = { id: number; job: Job };
export type WorkDone = { id: number } & ({ picture: Uint8Array } | { complaint: string });

export type WorkerProcessOptions = {
  /** The program of the child process. */
  workerFile: string;
  /** How many pictures may wait; more are refused at once, so that a flood costs no memory. */
  maxWaiting: number;
  /** Milliseconds for one picture. */
  timeoutMs: number;
  /** Additional milliseconds that a new process may take for its first picture. */
  startMs?: number;
  /** Milliseconds that a picture may wait until it is begun. */
  longestWaitMs?: number;
  /** Milliseconds without work after which the process is ended: the one that sizes holds nearly 400 MB. */
  idleMs?: number;
};

type Task<Job> = WorkOrder<Job> & {
  attempts: number;
  since: number;
  signal: AbortSignal;
  resolve: (picture: Buffer) => void;
  reject: (problem: PictureProblem) => void;
};

const ATTEMPTS = 2;
const MINUTE = 60_000;

const isLate = ({ since }: Pick<Task<unknown>, 'since'>, longestWaitMs: number): boolean =>
  performance.now() - since > longestWaitMs;

/**
 * Draws or resizes pictures in a child process, one after another, so that a slow or crashing picture does not affect
 * the pages. The process starts with the first picture and again after a crash, and ends when idle.
 */
export function createWorkerProcess<Job>(options: WorkerProcessOptions) {
  const { workerFile, maxWaiting, timeoutMs } = options;
  const { startMs = 10_000, longestWaitMs = 10_000, idleMs = MINUTE } = options;
  let waiting: Task<Job>[] = [];
  let current: Task<Job> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;
  let child: ChildProcess | undefined;
  let isClosed = false;
  let lastId = 0;

  function start(): ChildProcess {
    const started = fork(workerFile, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      execArgv: [],
      // It decodes untrusted files, so it gets none of the shop's settings.
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

  /** The next task that is still worth beginning. */
  function take(): Task<Job> | undefined {
    const task = waiting.shift();
    if (!task || !isLate(task, longestWaitMs)) return task;
    task.reject(new PictureProblem('busy', `waited longer than ${longestWaitMs} ms`));
    return take();
  }

  function next(): void {
    if (current || isClosed) return;
    clearTimeout(idle);
    current = take();
    if (!current) return rest();
    const isFresh = child === undefined;
    child ??= start();
    current.attempts += 1;
    const { id, job } = current;
    timer = setTimeout(giveUp, timeoutMs + (isFresh ? startMs : 0));
    child.send({ id, job } satisfies WorkOrder<Job>, () => undefined);
  }

  function rest(): void {
    idle = setTimeout(() => {
      const resting = child;
      child = undefined;
      resting?.kill('SIGKILL');
    }, idleMs).unref();
  }

  function giveUp(): void {
    settle()?.reject(new PictureProblem('failed', `not drawn within ${timeoutMs} ms`));
    child?.kill('SIGKILL');
  }

  function settle(): Task<Job> | undefined {
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

  /** A picture that crashed the process twice is the cause. */
  function tryAgain(): void {
    const task = settle();
    if (task && task.attempts < ATTEMPTS && !isClosed) waiting.unshift(task);
    else task?.reject(new PictureProblem('failed', 'the drawing process ended'));
    next();
  }

  /** A request was aborted. A picture that is already being drawn is finished and stored. */
  function leave(task: Task<Job>): void {
    if (!waiting.includes(task)) return;
    waiting = waiting.filter((other) => other !== task);
    task.reject(new PictureProblem('busy', 'every request for it was aborted'));
  }

  const render = (job: Job, signal: AbortSignal): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      if (isClosed || signal.aborted || waiting.length >= maxWaiting)
        return reject(new PictureProblem('busy', `${waiting.length} pictures wait`));
      const task = { id: (lastId += 1), job, attempts: 0, since: performance.now(), signal, resolve, reject };
      waiting.push(task);
      signal.addEventListener('abort', () => leave(task), { once: true });
      next();
    });

  function close(): void {
    isClosed = true;
    clearTimeout(idle);
    child?.kill('SIGKILL');
    for (const task of waiting.splice(0)) task.reject(new PictureProblem('busy', 'closing'));
  }

  return { render, close, processId: () => child?.pid, waiting: () => waiting.length };
}

export type WorkerProcess<Job> = ReturnType<typeof createWorkerProcess<Job>>;
