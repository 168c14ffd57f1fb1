import { expect, test } from 'vitest';
import { isPhoneNumber } from './phone-number.ts';

test('R-FRM-05 a phone number is a plus and 7 to 15 digits', () => {
  expect(isPhoneNumber('+3706120')).toBe(true);
  expect(isPhoneNumber('+370612001841234')).toBe(true);
  expect(isPhoneNumber('+370612')).toBe(false);
  expect(isPhoneNumber('+3706120018412345')).toBe(false);
  expect(isPhoneNumber('37061200184')).toBe(false);
});

test('R-FRM-05 single spaces may stand between digits, nowhere else', () => {
  expect(isPhoneNumber('+370 612 00 184')).toBe(true);
  expect(isPhoneNumber('+370  612 00184')).toBe(false);
  expect(isPhoneNumber('+ 37061200184')).toBe(false);
  expect(isPhoneNumber('+37061200184 ')).toBe(false);
  expect(isPhoneNumber('+370-612-00184')).toBe(false);
});
