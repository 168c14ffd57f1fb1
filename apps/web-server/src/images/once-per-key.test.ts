import { expect, test } from 'vitest';
import { createOncePerKey } from './once-per-key.ts';

const made = () => {
  const signals: AbortSignal[] = [];
  const ends: ((value: string) => void)[] = [];
  const once = createOncePerKey<string>();
  const ask = (gone = new AbortController()) => ({
    gone,
    answer: once('key', gone.signal, (signal) => {
      signals.push(signal);
      return new Promise((resolve) => ends.push(resolve));
    }),
  });
  return { ask, signals, ends };
};

test('who asks meanwhile waits for the same making', async () => {
  const { ask, signals, ends } = made();
  const asked = [ask(), ask(), ask()];
  ends[0]?.('made');
  expect(await Promise.all(asked.map(({ answer }) => answer))).toEqual(['made', 'made', 'made']);
  expect(signals).toHaveLength(1);
});

test('the making ends when the last of those who asked has gone, and not before', () => {
  const { ask, signals } = made();
  const [first, second] = [ask(), ask()];
  first.gone.abort();
  expect(signals[0]?.aborted).toBe(false);
  second.gone.abort();
  expect(signals[0]?.aborted).toBe(true);
});

test('who asks after that begins a making of their own', () => {
  const { ask, signals } = made();
  ask().gone.abort();
  ask();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test('who asked and has gone already begins nothing that goes on', () => {
  const { ask, signals } = made();
  const gone = new AbortController();
  gone.abort();
  ask(gone);
  expect(signals[0]?.aborted).toBe(true);
});
