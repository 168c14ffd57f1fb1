import { expect, test } from 'vitest';
import { createSharedBuild } from './shared-build.ts';

const HOUR_MS = 3_600_000;

/** A build whose steps and end the test controls. */
const aBuild = (youngMs: number) => {
  const shown: string[] = [];
  const started: { step: (book: string) => void; end: () => void; fail: (error: Error) => void }[] = [];
  const build = createSharedBuild(
    (onShown) => {
      const { promise, resolve, reject } = Promise.withResolvers<boolean>();
      const step = (book: string) => {
        shown.push(book);
        onShown();
      };
      started.push({ step, end: () => resolve(true), fail: reject });
      return promise;
    },
    { youngMs },
  );
  const seek = (book: string) => build.seek(async () => shown.find((one) => one === book) ?? null);
  return { build, seek, started };
};

test('requests share one build, and each continues as soon as its own prices are shown', async () => {
  const { seek, started } = aBuild(HOUR_MS);
  const [lithuania, latvia] = [seek('lt'), seek('lv')];
  expect(started).toHaveLength(1);
  started[0]?.step('lt');
  expect(await lithuania).toBe('lt');
  started[0]?.step('lv');
  expect(await latvia).toBe('lv');
});

test('prices that a finished build lacks are not waited for', async () => {
  const { seek, started } = aBuild(HOUR_MS);
  const asked = seek('ae');
  started[0]?.end();
  expect(await asked).toBeNull();
});

test('a long build is not waited for, and continues', async () => {
  const { build, seek, started } = aBuild(5);
  expect(await seek('ae')).toBeNull();
  expect(await seek('ae')).toBeNull();
  expect(started).toHaveLength(1);
  started[0]?.end();
  expect(await build.run()).toBe(true);
});

test('a failure is reported to all waiting requests, and the next request begins another build', async () => {
  const { seek, started } = aBuild(HOUR_MS);
  const [one, other] = [seek('lt'), seek('lt')];
  started[0]?.fail(new Error('no connection'));
  await expect(one).rejects.toThrow('no connection');
  await expect(other).rejects.toThrow('no connection');
  const again = seek('lt');
  started[1]?.step('lt');
  expect(await again).toBe('lt');
});
