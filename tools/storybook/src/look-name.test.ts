import { expect, test } from 'vitest';
import { lookName, readLookName } from './look-name.ts';

test('a choice of the toolbar names a theme and a scheme, and is read back', () => {
  expect(lookName('tp', 'light')).toBe('tp');
  expect(lookName('default', 'dark')).toBe('default-dark');
  expect(readLookName('default-dark')).toEqual({ theme: 'default', scheme: 'dark' });
  expect(readLookName('tp')).toEqual({ theme: 'tp', scheme: 'light' });
});
