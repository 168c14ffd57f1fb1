import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { drawnPhone } from '../testing/drawings.ts';
import { createWorkshop, type Workshop, type WorkshopOptions } from './picture-workshop.ts';
import type { PictureJob } from './render-picture.ts';

// Rendering needs processors that other tests use, too.
vi.setConfig({ testTimeout: 30_000 });

const workerFile = fileURLToPath(new URL('picture-worker.ts', import.meta.url));
const job = { preset: 'thumb', density: 1, drawing: drawnPhone } as const;

/** For a request that is not aborted. */
const here = new AbortController().signal;

const opened: Workshop<PictureJob>[] = [];
afterEach(() => opened.splice(0).forEach((workshop) => workshop.close()));

const workshopOf = (options: Partial<WorkshopOptions> = {}) => {
  const workshop = createWorkshop<PictureJob>({ workerFile, maxWaiting: 50, timeoutMs: 10_000, ...options });
  opened.push(workshop);
  return workshop;
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
  const workshop = workshopOf();
  expect((await workshop.render(job, here)).subarray(8, 12).toString()).toBe('WEBP');
  expect(workshop.processId()).not.toBe(process.pid);
});

test('after a crash the next picture is drawn all the same', async () => {
  const workshop = workshopOf();
  await workshop.render(job, here);
  const first = workshop.processId() ?? 0;
  process.kill(first, 'SIGKILL');
  const drawn = await Promise.all([workshop.render(job, here), workshop.render(job, here)]);
  expect(drawn.map((picture) => picture.length > 0)).toEqual([true, true]);
  expect(workshop.processId()).not.toBe(first);
});

test('what cannot be decoded is a broken picture, and the process goes on', async () => {
  const workshop = workshopOf();
  const photograph = Buffer.from('no picture');
  await expect(workshop.render({ preset: 'thumb', density: 1, photograph }, here)).rejects.toMatchObject({
    kind: 'broken',
  });
  await expect(workshop.render(job, here)).resolves.toBeInstanceOf(Buffer);
});

test('a picture that kills its process twice fails', async () => {
  const workshop = workshopOf({ workerFile: aWorkerThat('process.exit(1)') });
  await expect(workshop.render(job, here)).rejects.toMatchObject({ kind: 'failed' });
});

test('a picture that never ends is given up after the time-out', async () => {
  const workshop = workshopOf({ workerFile: aWorkerThat('id'), timeoutMs: 300, startMs: 0 });
  await expect(workshop.render(job, here)).rejects.toMatchObject({ kind: 'failed' });
});

test('beyond the queue pictures are refused at once', async () => {
  const workshop = workshopOf({ workerFile: aWorkerThat('id'), maxWaiting: 2 });
  const [, , , refused] = [1, 2, 3, 4].map(() => workshop.render(job, here).catch((error: unknown) => error));
  expect(await refused).toMatchObject({ kind: 'busy' });
});

test('closing ends the process and refuses who waits', async () => {
  const workshop = workshopOf({ workerFile: aWorkerThat('id') });
  const waiting = [workshop.render(job, here), workshop.render(job, here)].map((drawn) =>
    drawn.catch((error: unknown) => error),
  );
  workshop.close();
  for (const refused of waiting) expect(await refused).toMatchObject({ name: 'PictureProblem' });
});

test('after a while without work the process ends, and comes back with the next picture', async () => {
  const workshop = workshopOf({ idleMs: 200 });
  await workshop.render(job, here);
  const first = workshop.processId() ?? 0;
  expect(first).toBeGreaterThan(0);
  await expect.poll(() => isAlive(first), { timeout: 10_000 }).toBe(false);
  expect(workshop.processId()).toBeUndefined();
  expect((await workshop.render(job, here)).length).toBeGreaterThan(0);
});

test('it does not end while pictures come, nor while one is being drawn', async () => {
  const workshop = workshopOf({ idleMs: 200, workerFile: aWorkerThat(slowly(400)) });
  await workshop.render(job, here);
  const first = workshop.processId();
  await workshop.render(job, here);
  expect(workshop.processId()).toBe(first);
});

test('a picture whose asker has gone is not begun, and makes room for others', async () => {
  const workshop = workshopOf({ workerFile: aWorkerThat(slowly(300)), maxWaiting: 2 });
  const gone = new AbortController();
  const drawn = workshop.render(job, here);
  const left = workshop.render(job, gone.signal).catch((error: unknown) => error);
  const after = workshop.render(job, here);
  expect(workshop.waiting()).toBe(2);
  gone.abort();
  expect(await left).toMatchObject({ kind: 'busy' });
  expect(workshop.waiting()).toBe(1);
  await expect(Promise.all([drawn, after])).resolves.toHaveLength(2);
  await expect(workshop.render(job, gone.signal)).rejects.toMatchObject({ kind: 'busy' });
});

test('a picture that waited too long is refused when its turn comes', async () => {
  const workshop = workshopOf({ workerFile: aWorkerThat(slowly(300)), longestWaitMs: 100 });
  const [first, second] = [1, 2].map(() => workshop.render(job, here).catch((error: unknown) => error));
  expect(await first).toBeInstanceOf(Buffer);
  expect(await second).toMatchObject({ kind: 'busy' });
});
