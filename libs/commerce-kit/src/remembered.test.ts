import { expect, test } from 'vitest';
import { createRemembered } from './remembered.ts';

const aReading = () => {
  const open: { resolve: (value: { n: number }) => void; reject: (error: Error) => void }[] = [];
  const load = () => new Promise<{ n: number }>((resolve, reject) => open.push({ resolve, reject }));
  return { open, load };
};

test('concurrent callers share one read, which is cached', async () => {
  const { open, load } = aReading();
  const { read } = createRemembered<{ n: number }>(2);
  const asked = [read('a', load), read('a', load)];
  expect(open).toHaveLength(1);
  open[0]?.resolve({ n: 1 });
  expect(await Promise.all([...asked, read('a', load)])).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }]);
});

test('a read that a change overtook is returned to its callers, and not cached', async () => {
  const { open, load } = aReading();
  const { read, forget } = createRemembered<{ n: number }>(2);
  const early = read('a', load);
  forget();
  const late = read('a', load);
  open[1]?.resolve({ n: 2 });
  expect(await late).toEqual({ n: 2 });
  open[0]?.resolve({ n: 1 });
  expect(await early).toEqual({ n: 1 });
  expect(await read('a', load)).toEqual({ n: 2 });
});

test('a failed read is retried, and does not remove the one after a change', async () => {
  const { open, load } = aReading();
  const { read, forget } = createRemembered<{ n: number }>(2);
  const early = read('a', load);
  forget();
  const late = read('a', load);
  open[1]?.resolve({ n: 2 });
  await late;
  open[0]?.reject(new Error('away'));
  await expect(early).rejects.toThrow('away');
  expect(await read('a', load)).toEqual({ n: 2 });
  forget();
  const failing = read('a', load);
  open[2]?.reject(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  void read('a', load);
  expect(open).toHaveLength(4);
});

test('the number of cached reads is limited', async () => {
  const { read } = createRemembered<{ n: number }>(1);
  await read('a', async () => ({ n: 1 }));
  await read('b', async () => ({ n: 2 }));
  expect(await read('a', async () => ({ n: 3 }))).toEqual({ n: 3 });
});
