import { setTimeout as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { modulesOf } from './loaded-modules.ts';

/** As the build's transform writes a lazy import. */
const load = (file: string) => {
  globalThis.__shopLoading?.getStore()?.push(file);
  return later(1, { default: file });
};

test('a page that a list of pages names is among the files, and so is the list', async () => {
  const start = async () => {
    await load('orders.pages.ts');
    await load('orders-page.tsx');
  };
  expect(await modulesOf(start)).toEqual(['orders.pages.ts', 'orders-page.tsx']);
});

test('pages rendered concurrently keep their files separate', async () => {
  const pageOf = (name: string) => async () => {
    await load(`${name}.pages.ts`);
    await load(`${name}.tsx`);
  };
  expect(await Promise.all([modulesOf(pageOf('orders')), modulesOf(pageOf('login'))])).toEqual([
    ['orders.pages.ts', 'orders.tsx'],
    ['login.pages.ts', 'login.tsx'],
  ]);
});

test('external imports are not among the files', async () => {
  const outside = load('elsewhere.ts');
  expect(await modulesOf(() => load('page.tsx'))).toEqual(['page.tsx']);
  await outside;
});
