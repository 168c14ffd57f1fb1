import { expect, test } from 'vitest';
import { emulateProviders, wantsEmulated } from './emulated-providers.ts';

test.each([
  [[], false],
  [['--providers', 'emulated'], true],
  [['--providers=emulated'], true],
] as const)('npm start -- %j', (args, isWanted) => {
  expect(wantsEmulated(args)).toBe(isWanted);
});

test.each([[['--providers', 'real']], [['--provider', 'emulated']], [['emulated']]])(
  '%j is refused',
  (args) => {
    expect(() => wantsEmulated(args)).toThrow();
  },
);

test('the emulators are named with their addresses, and the shop gets their settings', async () => {
  const said: string[] = [];
  const on = { apiPort: 1, progress: (text: string) => void said.push(text) };
  const none = await emulateProviders(false, on);
  expect([none.settings, said]).toEqual([{}, []]);
  const emulated = await emulateProviders(true, on);
  expect(Object.values(emulated.settings)).toContainEqual(
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api$/),
  );
  expect(said[0]).toMatch(/ is emulated at http:\/\/127\.0\.0\.1:\d+,/);
  await emulated.close();
});
