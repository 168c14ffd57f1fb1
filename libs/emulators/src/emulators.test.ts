import { expect, test } from 'vitest';
import { startEmulators } from './emulators.ts';

test('each emulator runs on this machine, with its own keys and address', async () => {
  const running = await startEmulators('http://127.0.0.1:1/api/webhooks');
  try {
    expect(running.length).toBeGreaterThan(0);
    for (const { id, origin, settings } of running) {
      expect(new URL(origin).hostname).toBe('127.0.0.1');
      const values = Object.entries(settings);
      for (const [name] of values) expect(name.startsWith(id.toUpperCase())).toBe(true);
      expect(values.some(([name, value]) => name.endsWith('_API_URL') && value.startsWith(origin))).toBe(
        true,
      );
      expect(await (await fetch(`${origin}/emulator/books`)).json()).toEqual([]);
    }
  } finally {
    for (const { close } of running) await close();
  }
});

test('each emulator writes the settlement report of a day', async () => {
  const running = await startEmulators('http://127.0.0.1:1/api/webhooks');
  try {
    for (const { origin } of running) {
      const answer = await fetch(`${origin}/emulator/settlement?day=2026-11-25`);
      expect(answer.status).toBe(200);
      expect((await answer.text()).split(',').length).toBeGreaterThan(5);
    }
  } finally {
    for (const { close } of running) await close();
  }
});

test('two starts have different keys', async () => {
  const [one, two] = await Promise.all([
    startEmulators('http://127.0.0.1:1'),
    startEmulators('http://127.0.0.1:1'),
  ]);
  const keysOf = (running: typeof one) =>
    running.flatMap(({ settings }) => Object.entries(settings)).filter(([name]) => name.includes('KEY'));
  for (const [at, [name, value]] of keysOf(one).entries()) {
    expect(keysOf(two)[at]?.[0]).toBe(name);
    expect(keysOf(two)[at]?.[1]).not.toBe(value);
  }
  for (const { close } of [...one, ...two]) await close();
});
