import type { ChangeListener } from '@shop/commerce-kit/change-listener';
import type { StoreConfig } from '@shop/contracts/configuration';
import { expect, test } from 'vitest';
import { createRememberedConfig } from './remembered-config.ts';

type Heard = Parameters<ChangeListener['subscribe']>[0];

/** A change stream that a test controls; `isDown`: the stream is unavailable. */
const aStream = ({ isDown = false } = {}) => {
  const listeners: Heard[] = [];
  return {
    changes: {
      subscribe: (heard: Heard) => (isDown ? undefined : (listeners.push(heard), () => undefined)),
    },
    change: () => listeners.forEach(({ heard }) => heard(['config:lt'])),
    fail: () => listeners.splice(0).forEach(({ broken }) => broken()),
  };
};

const NOON = new Date('2026-03-02T12:00:00Z');
const clock = () => NOON;

const config = (name: string) => ({ site: { name } }) as unknown as StoreConfig;

test('a site is read once until it changes', async () => {
  const { changes, change } = aStream();
  const remembered = createRememberedConfig(changes, clock);
  const first = await Promise.all([
    remembered('lt', async () => config('a')),
    remembered('lt', async () => config('b')),
  ]);
  expect(first).toEqual([config('a'), config('a')]);
  change();
  expect(await remembered('lt', async () => config('c'))).toEqual(config('c'));
});

test('without the change stream nothing is cached', async () => {
  const { changes } = aStream({ isDown: true });
  const remembered = createRememberedConfig(changes, clock);
  await remembered('lt', async () => config('a'));
  expect(await remembered('lt', async () => config('b'))).toEqual(config('b'));
});

test('a broken stream empties the cache', async () => {
  const { changes, fail } = aStream();
  const remembered = createRememberedConfig(changes, clock);
  await remembered('lt', async () => config('a'));
  fail();
  expect(await remembered('lt', async () => config('b'))).toEqual(config('b'));
});

test('a read that fails late does not remove the one that followed a change', async () => {
  const { changes, change } = aStream();
  const remembered = createRememberedConfig(changes, clock);
  let fail = (_: Error) => {};
  const early = remembered('lt', () => new Promise((_, reject) => (fail = reject)));
  change();
  await remembered('lt', async () => config('b'));
  fail(new Error('away'));
  await expect(early).rejects.toThrow('away');
  expect(await remembered('lt', async () => config('c'))).toEqual(config('b'));
});

test('cached data is read again after ten seconds of the shop’s clock, because rates start by it', async () => {
  const { changes } = aStream();
  let now = NOON;
  const remembered = createRememberedConfig(changes, () => now);
  await remembered('lt', async () => config('a'));
  now = new Date(NOON.getTime() + 9_000);
  expect(await remembered('lt', async () => config('b'))).toEqual(config('a'));
  now = new Date(NOON.getTime() + 11_000);
  expect(await remembered('lt', async () => config('c'))).toEqual(config('c'));
});
