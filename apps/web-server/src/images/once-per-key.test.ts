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

test('concurrent callers share one run', async () => {
  const { ask, signals, ends } = made();
  const asked = [ask(), ask(), ask()];
  ends[0]?.('made');
  expect(await Promise.all(asked.map(({ answer }) => answer))).toEqual(['made', 'made', 'made']);
  expect(signals).toHaveLength(1);
});

test('the run ends when its last caller has left, and not before', () => {
  const { ask, signals } = made();
  const [first, second] = [ask(), ask()];
  first.gone.abort();
  expect(signals[0]?.aborted).toBe(false);
  second.gone.abort();
  expect(signals[0]?.aborted).toBe(true);
});

test('a call after that begins a new run', () => {
  const { ask, signals } = made();
  ask().gone.abort();
  ask();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test('a call that is already aborted begins no run', () => {
  const { ask, signals } = made();
  const gone = new AbortController();
  gone.abort();
  ask(gone);
  expect(signals[0]?.aborted).toBe(true);
});
