import { setImmediate as round } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createRenderTurns } from './render-turns.ts';

let time = 0;
const turnsOf = (longestWait = 1000) => createRenderTurns({ longestWait, now: () => time });

describe('renderings', () => {
  test('begin at once while no other rendering runs', async () => {
    expect(await turnsOf().take(false)).toBe(true);
  });

  test('begin one in each turn of the event loop, in the order of requests', async () => {
    const turns = turnsOf();
    const begun: number[] = [];
    for (const each of [1, 2, 3]) void turns.take(false).then(() => begun.push(each));
    await Promise.resolve();
    expect(begun).toEqual([1]);
    await round();
    expect(begun).toEqual([1, 2]);
    await round();
    expect(begun).toEqual([1, 2, 3]);
  });

  test('that waited too long are refused, and those behind them continue', async () => {
    const turns = turnsOf();
    void turns.take(false);
    const late = turns.take(false);
    time += 600;
    const next = turns.take(false);
    time += 401;
    await round();
    expect(await Promise.all([late, next])).toEqual([false, true]);
  });

  test('that would wait too long are refused at once, and earlier ones are not', async () => {
    const turns = turnsOf();
    void turns.take(false);
    const waiting = turns.take(false);
    time += 800;
    expect(await turns.take(false)).toBe(false);
    await round();
    expect(await waiting).toBe(true);
  });

  test('marked as patient wait without a limit', async () => {
    const turns = turnsOf();
    void turns.take(false);
    const order = turns.take(true);
    time += 60_000;
    await round();
    expect(await order).toBe(true);
  });
});
