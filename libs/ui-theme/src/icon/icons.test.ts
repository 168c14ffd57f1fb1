import { expect, test } from 'vitest';
import { ICON_NAMES } from './icon-names.ts';
import drawn from './icons.svg?raw';

test('every named icon is drawn, and every drawn one is named', () => {
  expect([...drawn.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual([...ICON_NAMES]);
});
