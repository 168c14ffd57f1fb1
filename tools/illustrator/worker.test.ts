import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draw, parseRecipe } from './src/recipe.ts';

let worker: ChildProcess;
beforeEach(() => {
  worker = fork(path.join(import.meta.dirname, 'src/worker.ts'), [], {
    serialization: 'advanced',
    execArgv: [],
    env: { PATH: process.env['PATH'] ?? '' },
  });
});
afterEach(() => worker.kill('SIGKILL'));

const ask = async (id: number, job: string) => {
  const answered = once(worker, 'message');
  worker.send({ id, job });
  return ((await answered) as [unknown])[0];
};

test('a recipe is answered with its drawing', async () => {
  const recipe = 'phone.slab.pine.front.17';
  const answer = (await ask(7, recipe)) as { id: number; picture: Uint8Array };
  expect(answer.id).toBe(7);
  expect(Buffer.from(answer.picture).toString()).toBe(draw(parseRecipe(recipe)));
});

test('an invalid recipe is answered with the reason, and the next one is drawn', async () => {
  expect(await ask(1, 'ship.slab.pine.front.1')).toEqual({ id: 1, complaint: 'unknown kind in a recipe: ship' });
  expect(await ask(2, 'phone.slab.pine.front.1')).toMatchObject({ id: 2, picture: expect.any(Uint8Array) });
});

test('the process ends with the process that started it', async () => {
  await ask(1, 'phone.slab.pine.front.1');
  const ended = once(worker, 'exit');
  worker.disconnect();
  expect((await ended)[0]).toBe(0);
});
