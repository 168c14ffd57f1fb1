import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { createWorkshop, type Workshop, type WorkshopOptions } from './picture-workshop.ts';

// Rendering waits for processors that other tests use, too.
vi.setConfig({ testTimeout: 30_000 });

const workerFile = fileURLToPath(new URL('picture-worker.ts', import.meta.url));
const job = { preset: 'thumb', density: 1, recipe: 'phone.slab.pine.front.17' } as const;

const opened: Workshop[] = [];
afterEach(() => opened.splice(0).forEach((workshop) => workshop.close()));

const workshopOf = (options: Partial<WorkshopOptions> = {}) => {
  const workshop = createWorkshop({ workerFile, maxWaiting: 50, timeoutMs: 10_000, ...options });
  opened.push(workshop);
  return workshop;
};

/** A worker that lives for as many orders as its folder has seen, and then dies. */
const aWorkerThat = (does: string) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'worker-')), 'worker.mjs');
  writeFileSync(file, `process.on('message', ({ id }) => { ${does} });`);
  return file;
};

test('pictures are drawn in a process of their own', async () => {
  const workshop = workshopOf();
  expect((await workshop.render(job)).subarray(8, 12).toString()).toBe('WEBP');
  expect(workshop.processId()).not.toBe(process.pid);
});

test('after a crash the next picture is drawn all the same', async () => {
  const workshop = workshopOf();
  await workshop.render(job);
  const first = workshop.processId() ?? 0;
  process.kill(first, 'SIGKILL');
  const drawn = await Promise.all([workshop.render(job), workshop.render(job)]);
  expect(drawn.map((picture) => picture.length > 0)).toEqual([true, true]);
  expect(workshop.processId()).not.toBe(first);
});

test('what no recipe describes is a broken picture, and the process goes on', async () => {
  const workshop = workshopOf();
  await expect(workshop.render({ ...job, recipe: 'ship.slab.pine.front.1' })).rejects.toMatchObject({
    kind: 'broken',
  });
  await expect(workshop.render(job)).resolves.toBeInstanceOf(Buffer);
});

test('a picture that kills its process twice fails', async () => {
  const workshop = workshopOf({ workerFile: aWorkerThat('process.exit(1)') });
  await expect(workshop.render(job)).rejects.toMatchObject({ kind: 'failed' });
});

test('a picture that never ends is given up after the time-out', async () => {
  const workshop = workshopOf({ workerFile: aWorkerThat('id'), timeoutMs: 300 });
  await expect(workshop.render(job)).rejects.toMatchObject({ kind: 'failed' });
});

test('beyond the queue pictures are refused at once', async () => {
  const workshop = workshopOf({ workerFile: aWorkerThat('id'), maxWaiting: 2 });
  const [, , , refused] = [1, 2, 3, 4].map(() => workshop.render(job).catch((error: unknown) => error));
  expect(await refused).toMatchObject({ kind: 'busy' });
});

test('closing ends the process and refuses who waits', async () => {
  const workshop = workshopOf({ workerFile: aWorkerThat('id') });
  const waiting = [workshop.render(job), workshop.render(job)].map((drawn) =>
    drawn.catch((error: unknown) => error),
  );
  workshop.close();
  for (const refused of waiting) expect(await refused).toMatchObject({ name: 'PictureProblem' });
});
