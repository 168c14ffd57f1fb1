import { expect, test, vi } from 'vitest';
import { createKeptRows } from './kept-rows.ts';

const rowsOf = (ids: readonly number[]) => new Map(ids.map((id) => [id, `row ${id}`]));
const reader = () => vi.fn(async (missing: readonly number[]) => rowsOf(missing));

test('reads a row once, of each kind, until it is removed', async () => {
  const kept = createKeptRows<number, string>({ rows: 10, kinds: 3 });
  const read = reader();
  expect(await kept.find('air', [1, 2], read)).toEqual(rowsOf([1, 2]));
  expect(await kept.find('air', [3, 1], read)).toEqual(rowsOf([1, 3]));
  await kept.find('sea', [1], read);
  kept.forget();
  await kept.find('air', [1], read);
  expect(read.mock.calls).toEqual([[[1, 2]], [[3]], [[1]], [[1]]]);
});

test('a key without a row has none, and is looked up again', async () => {
  const kept = createKeptRows<number, string>({ rows: 10, kinds: 3 });
  const read = vi.fn(async () => new Map<number, string>());
  expect(await kept.find('air', [1], read)).toEqual(new Map());
  await kept.find('air', [1], read);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a read that began before a change is answered and not cached', async () => {
  const kept = createKeptRows<number, string>({ rows: 10, kinds: 3 });
  const found = await kept.find('air', [1], async (missing) => {
    kept.forget();
    return rowsOf(missing);
  });
  expect(found).toEqual(rowsOf([1]));
  const read = reader();
  await kept.find('air', [1], read);
  expect(read).toHaveBeenCalledOnce();
});

test('starts again when it is full, by rows and by kinds, and still answers', async () => {
  for (const limits of [
    { rows: 3, kinds: 9 },
    { rows: 9, kinds: 2 },
  ]) {
    const kept = createKeptRows<number, string>(limits);
    const read = reader();
    await kept.find('air', [1, 2], read);
    await kept.find('sea', [1], read);
    expect(await kept.find('post', [1], read)).toEqual(rowsOf([1]));
    read.mockClear();
    await kept.find('air', [1, 2], read);
    expect(read).toHaveBeenCalledExactlyOnceWith([1, 2]);
  }
});
