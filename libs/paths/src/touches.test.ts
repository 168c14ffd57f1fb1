import { expect, test } from 'vitest';
import { isWrittenTouch, readTouch, writeTouch } from './touches.ts';

test('the parameters of a campaign are read from the address, and no others', () => {
  expect(readTouch('?utm_source=mail&utm_medium=newsletter&utm_campaign=spring&s=lamp')).toEqual({
    utm_source: 'mail',
    utm_medium: 'newsletter',
    utm_campaign: 'spring',
  });
  expect(readTouch('?utm_source=%20&utm_term=lamp')).toBeUndefined();
  expect(readTouch(`?utm_source=${'a'.repeat(300)}`)?.utm_source).toHaveLength(100);
  expect(readTouch('?utm_source=%E0%A4%A')).toBeUndefined();
  expect(readTouch('')).toBeUndefined();
});

test('a campaign is read from the cookie that it was written to, whatever its name', () => {
  for (const name of ['pavasaris; = „š“', 'a=b&c', '💡', '\r\nx: y']) {
    const written = writeTouch({ utm_source: name });
    expect(isWrittenTouch(written)).toBe(true);
    expect(readTouch(written)).toEqual({ utm_source: name.trim() });
  }
  for (const value of [undefined, '', 'a b', 'a;b', 'a\r\nb']) expect(isWrittenTouch(value)).toBe(false);
});
