import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { passwordFault } from './password-rule.ts';

const listed = await commonPasswords();
const owner = { texts: ['ona.petraite@example.lt', 'Ona', 'Petraitė', 'Nordport'] };
const faultOf = (password: string) => passwordFault(password, owner, listed);

test.each([
  'qwertyuiop',
  'QwertyUiop',
  '1234567890',
  'password123',
  'Password1234!',
  '!!Basketball2024',
  'passwordpassword',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  '9876543210123',
  '12.11.1987-12',
])('%s is refused as common', (password) => {
  expect(faultOf(password)).toBe('password_common');
});

test.each([
  'ona.petraite@example.lt',
  'ONA.PETRAITE@EXAMPLE.LT1',
  'my-ona.petraite@example.lt',
  'ona.petraite',
  'OnaPetraite',
  'petraitė1987',
  'PetraitėPetraitė',
  'Nordport2026',
  'nordport-nordport',
])('%s is refused as the owner’s or the shop’s own', (password) => {
  expect(faultOf(password)).toBe('password_personal');
});

test.each([
  'ilgas ir slaptas',
  'harbour-demo-2024',
  'ilga diena pie jūras',
  'Petraitė pjauna žolę',
  'correct horse battery',
  'kūlimas-0-vėtra',
  'x8$Kq!z2mWp7',
])('%s is accepted', (password) => {
  expect(faultOf(password)).toBeNull();
});

test('short names do not forbid ordinary words', () => {
  expect(passwordFault('onaonašaltinis', { texts: ['Ona', 'Li'] }, listed)).toBeNull();
});
