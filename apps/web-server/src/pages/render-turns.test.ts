import { setImmediate as round } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createRenderTurns } from './render-turns.ts';

let time = 0;
const turnsOf = (longestWait = 1000) => createRenderTurns({ longestWait, now: () => time });

describe('renderings', () => {
  test('begin at once while nothing is being rendered', async () => {
    expect(await turnsOf().take(false)).toBe(true);
  });

  test('begin one in each round of the loop, in the order of asking', async () => {
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

  test('that waited too long are turned away, and those behind them go on', async () => {
    const turns = turnsOf();
    void turns.take(false);
    const late = turns.take(false);
    time += 600;
    const next = turns.take(false);
    time += 401;
    await round();
    expect(await Promise.all([late, next])).toEqual([false, true]);
  });

  test('that would wait too long are turned away before they wait, and not those who were there', async () => {
    const turns = turnsOf();
    void turns.take(false);
    const waiting = turns.take(false);
    time += 800;
    expect(await turns.take(false)).toBe(false);
    await round();
    expect(await waiting).toBe(true);
  });

  test('of the patient wait however long it takes', async () => {
    const turns = turnsOf();
    void turns.take(false);
    const order = turns.take(true);
    time += 60_000;
    await round();
    expect(await order).toBe(true);
  });
});
