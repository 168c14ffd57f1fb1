import { expect, test } from 'vitest';
import { drawnPhone } from '../testing/drawings.ts';
import { createDrawings, type Draw } from './drawings.ts';
import { PictureProblem } from './picture-problem.ts';
import type { PictureJob } from './render-picture.ts';

const here = new AbortController().signal;
const card = { preset: 'card', density: 1 } as const;

const madeWith = (draw: Draw) => {
  const sized: PictureJob[] = [];
  const drawings = createDrawings({
    draw,
    size: async (job) => {
      sized.push(job);
      return Buffer.from('sized');
    },
  });
  return { drawings, sized };
};

test('a recipe is drawn, and its drawing is resized', async () => {
  const drawn: string[] = [];
  const { drawings, sized } = madeWith(async (recipe) => {
    drawn.push(recipe);
    return drawnPhone;
  });
  const found = drawings.find('phone.slab.pine.angle.17.webp');
  expect(String(await found?.make(card, here))).toBe('sized');
  expect(drawn).toEqual(['phone.slab.pine.angle.17']);
  expect(sized).toEqual([{ ...card, drawing: drawnPhone }]);
});

test('all views of a drawing use the name of its front, and each is stored', () => {
  const { drawings } = madeWith(async () => drawnPhone);
  const views = ['front', 'angle', 'detail'].map((view) => drawings.find(`phone.slab.pine.${view}.17.webp`));
  expect(new Set(views.map((view) => view?.name))).toEqual(new Set(['phone.slab.pine.front.17']));
  expect(new Set(views.map((view) => view?.version)).size).toBe(3);
});

test('equal models have one name', () => {
  const { drawings } = madeWith(async () => drawnPhone);
  const [plain, padded, zero] = ['7', '0007', '0000'].map((seed) =>
    drawings.find(`phone.slab.pine.front.${seed}.webp`),
  );
  expect([padded?.name, padded?.version]).toEqual([plain?.name, plain?.version]);
  expect(zero?.name).toBe('phone.slab.pine.front.0');
});

test.each([
  'phone.slab.pine.front.17',
  'phone.slab.pine.front.17.png',
  'phone.slab.pine.front.17\0.webp',
  'phone.slab.pine.above.17.webp',
  'phone.slab.pine.front.12345.webp',
  'phone.slab.pine.front.-1.webp',
  'phone.slab.pine.front.webp',
  '../../etc/passwd.webp',
  '.webp',
  '',
])('"%s" is not a recipe', (segment) => {
  expect(madeWith(async () => drawnPhone).drawings.find(segment)).toBeUndefined();
});

test('a recipe of an unknown kind is missing', async () => {
  const { drawings } = madeWith(() => Promise.reject(new PictureProblem('broken', 'unknown kind')));
  await expect(drawings.find('ship.slab.pine.front.1.webp')?.make(card, here)).rejects.toMatchObject({
    kind: 'missing',
  });
});

test('a drawing process that crashes is a failure of the shop', async () => {
  const { drawings } = madeWith(() => Promise.reject(new PictureProblem('failed', 'it ended')));
  await expect(drawings.find('phone.slab.pine.front.1.webp')?.make(card, here)).rejects.toMatchObject({
    kind: 'failed',
  });
});
