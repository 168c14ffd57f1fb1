import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { drawnPhone } from '../testing/drawings.ts';
import { createWorkerProcess, type WorkerProcess, type WorkerProcessOptions } from './worker-process.ts';
import type { PictureJob } from './render-picture.ts';

// Rendering needs processors that other tests use, too.
vi.setConfig({ testTimeout: 30_000 });

const workerFile = fileURLToPath(new URL('picture-worker.ts', import.meta.url));
const job = { preset: 'thumb', density: 1, drawing: drawnPhone } as const;

/** For a request that is not aborted. */
const here = new AbortController().signal;

const opened: WorkerProcess<PictureJob>[] = [];
afterEach(() => opened.splice(0).forEach((worker) => worker.close()));

const workerWith = (options: Partial<WorkerProcessOptions> = {}) => {
  const worker = createWorkerProcess<PictureJob>({
    workerFile,
    maxWaiting: 50,
    timeoutMs: 10_000,
    ...options,
  });
  opened.push(worker);
  return worker;
};

/** A worker that answers as many orders as its folder has seen, and then crashes. */
const aWorkerThat = (does: string) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'worker-')), 'worker.mjs');
  writeFileSync(file, `process.on('message', ({ id }) => { ${does} });`);
  return file;
};

/** Returns an empty picture after this many milliseconds. */
const slowly = (milliseconds: number) =>
  `setTimeout(() => process.send({ id, picture: new Uint8Array(1) }), ${milliseconds});`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('pictures are drawn in a process of their own', async () => {
  const worker = workerWith();
  expect((await worker.render(job, here)).subarray(8, 12).toString()).toBe('WEBP');
  expect(worker.processId()).not.toBe(process.pid);
});

test('after a crash the next picture is still drawn', async () => {
  const worker = workerWith();
  await worker.render(job, here);
  const first = worker.processId() ?? 0;
  process.kill(first, 'SIGKILL');
  const drawn = await Promise.all([worker.render(job, here), worker.render(job, here)]);
  expect(drawn.map((picture) => picture.length > 0)).toEqual([true, true]);
  expect(worker.processId()).not.toBe(first);
});

test('undecodable data is a broken picture, and the process continues', async () => {
  const worker = workerWith();
  const photograph = Buffer.from('no picture');
  await expect(worker.render({ preset: 'thumb', density: 1, photograph }, here)).rejects.toMatchObject({
    kind: 'broken',
  });
  await expect(worker.render(job, here)).resolves.toBeInstanceOf(Buffer);
});

test('a picture that crashes its process twice fails', async () => {
  const worker = workerWith({ workerFile: aWorkerThat('process.exit(1)') });
  await expect(worker.render(job, here)).rejects.toMatchObject({ kind: 'failed' });
});

test('a picture that never finishes fails after the time-out', async () => {
  const worker = workerWith({ workerFile: aWorkerThat('id'), timeoutMs: 300, startMs: 0 });
  await expect(worker.render(job, here)).rejects.toMatchObject({ kind: 'failed' });
});

test('pictures beyond the queue are refused at once', async () => {
  const worker = workerWith({ workerFile: aWorkerThat('id'), maxWaiting: 2 });
  const [, , , refused] = [1, 2, 3, 4].map(() => worker.render(job, here).catch((error: unknown) => error));
  expect(await refused).toMatchObject({ kind: 'busy' });
});

test('closing ends the process and refuses waiting requests', async () => {
  const worker = workerWith({ workerFile: aWorkerThat('id') });
  const waiting = [worker.render(job, here), worker.render(job, here)].map((drawn) =>
    drawn.catch((error: unknown) => error),
  );
  worker.close();
  for (const refused of waiting) expect(await refused).toMatchObject({ name: 'PictureProblem' });
});

test('the process ends after a while without work, and restarts with the next picture', async () => {
  const worker = workerWith({ idleMs: 200 });
  await worker.render(job, here);
  const first = worker.processId() ?? 0;
  expect(first).toBeGreaterThan(0);
  await expect.poll(() => isAlive(first), { timeout: 10_000 }).toBe(false);
  expect(worker.processId()).toBeUndefined();
  expect((await worker.render(job, here)).length).toBeGreaterThan(0);
});

test('the process does not end while pictures arrive or while one is being drawn', async () => {
  const worker = workerWith({ idleMs: 200, workerFile: aWorkerThat(slowly(400)) });
  await worker.render(job, here);
  const first = worker.processId();
  await worker.render(job, here);
  expect(worker.processId()).toBe(first);
});

test('a picture whose request was aborted is not begun, and its place in the queue is free', async () => {
  const worker = workerWith({ workerFile: aWorkerThat(slowly(300)), maxWaiting: 2 });
  const gone = new AbortController();
  const drawn = worker.render(job, here);
  const left = worker.render(job, gone.signal).catch((error: unknown) => error);
  const after = worker.render(job, here);
  expect(worker.waiting()).toBe(2);
  gone.abort();
  expect(await left).toMatchObject({ kind: 'busy' });
  expect(worker.waiting()).toBe(1);
  await expect(Promise.all([drawn, after])).resolves.toHaveLength(2);
  await expect(worker.render(job, gone.signal)).rejects.toMatchObject({ kind: 'busy' });
});

test('a picture that waited too long is refused when its turn comes', async () => {
  const worker = workerWith({ workerFile: aWorkerThat(slowly(300)), longestWaitMs: 100 });
  const [first, second] = [1, 2].map(() => worker.render(job, here).catch((error: unknown) => error));
  expect(await first).toBeInstanceOf(Buffer);
  expect(await second).toMatchObject({ kind: 'busy' });
});
