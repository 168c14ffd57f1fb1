import { expect, test } from 'vitest';
import {
  allowsPurpose,
  asksConsent,
  CONSENT_PURPOSES,
  CONSENT_VERSION,
  readConsent,
  writeConsent,
  type ConsentPurpose,
} from './consent.ts';

const id = 'k'.repeat(20);
const given = (...granted: ConsentPurpose[]) => writeConsent({ version: CONSENT_VERSION, granted, id });

test('every choice is read from the cookie that it was written to', () => {
  for (const granted of [[], ['marketing'], ['preferences', 'statistics'], [...CONSENT_PURPOSES]] as const)
    expect(readConsent(given(...granted))).toEqual({ version: CONSENT_VERSION, granted, id });
});

test('a choice about another version, and anything that was not written by the shop, is none', () => {
  const old = writeConsent({ version: CONSENT_VERSION + 1, granted: ['marketing'], id });
  for (const value of [undefined, '', old, `2.x.${id}`, `2..${id}`, '2.psm.short', `2.psm.${id}"`])
    expect(readConsent(value), value).toBeUndefined();
});

test('only a choice allows a purpose', () => {
  expect(allowsPurpose(given('marketing'), 'marketing')).toBe(true);
  expect(allowsPurpose(given('marketing'), 'statistics')).toBe(false);
  expect(allowsPurpose(given(), 'preferences')).toBe(false);
  expect(allowsPurpose(undefined, 'preferences')).toBe(false);
});

test('a page asks until there is a choice, not with Global Privacy Control, and not where the law lets it', () => {
  const lt = { market: 'LT', silentIn: [] };
  expect(asksConsent({ written: undefined, optsOut: false }, lt)).toBe(true);
  expect(asksConsent({ written: given(), optsOut: false }, lt)).toBe(false);
  expect(asksConsent({ written: undefined, optsOut: true }, lt)).toBe(false);
  expect(asksConsent({ written: undefined, optsOut: false }, { market: 'XX', silentIn: ['XX'] })).toBe(false);
});
