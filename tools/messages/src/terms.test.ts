import path from 'node:path';
import { LOCALE_CODES, type LocaleCode } from '@shop/domain/languages';
import { describe, expect, test } from 'vitest';
import { staleExceptions, termFaults, type Translation } from './term-faults.ts';
import { parseTermSheet, readTermSheets, type TermSheets } from './term-sheet.ts';
import { readTranslations } from './translations.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const sheets = readTermSheets(ROOT);
const translations = await readTranslations(ROOT);

const saying = (texts: Partial<Translation['in']>): Translation => ({
  id: 'made.up',
  in: { en: '', lt: '', lv: '', ee: '', ...texts },
});

const faultsOf = (texts: Partial<Translation['in']>) =>
  termFaults(sheets, saying(texts)).map(({ code, term }) => `${code} ${term}`);

describe('a text violates the sheet', () => {
  test.each([
    ['en', 'Add to basket', 'en cart'],
    ['lt', 'Į vežimėlį', 'lt cart'],
    ['lt', '2 metų įstatyminė garantija', 'lt legal guarantee'],
    ['lv', 'Pasūtiet ar kuponu', 'lv promotion code'],
    ['ee', 'Hind koos tolli ja käibemaksuga', 'ee duty'],
    ['ee', 'Sisestage oma salasõna', 'ee password'],
    ['lt', 'Tavo prekės jau pakeliui', 'lt you'],
  ])('with a word that it forbids, in %s: “%s”', (code, text, fault) => {
    expect(faultsOf({ [code]: text })).toEqual([fault]);
  });

  test('without one of its words for a term that the English text names', () => {
    const texts = { en: 'Your cart', lt: 'Jūsų krepšelis', lv: 'Jūsu pirkumi', ee: 'Teie ostukorv' };
    expect(faultsOf(texts)).toEqual(['lv cart']);
  });

  test('in one form of a plural or choice', () => {
    const lt = '{n, plural, one {# prekė} few {# prekės} many {# prekės} other {# produktų}}';
    expect(faultsOf({ en: '{n} items', lt, lv: '{n} preces', ee: '{n} toodet' })).toEqual(['lt item']);
  });
});

describe('a text follows the sheet', () => {
  test('where a longer term has the words of a shorter one', () => {
    const texts = { lt: 'Su atidėtu mokėjimu', lv: 'Ar pēcapmaksu', ee: 'Järelmaksuga' };
    expect(faultsOf({ en: 'Bought on account', ...texts })).toEqual([]);
    expect(faultsOf({ en: 'Bought on account, see your account', ...texts })).toEqual([
      ...['lt account', 'lv account', 'ee account'],
    ]);
  });

  test('in every form of a word', () => {
    const texts = { en: 'In the cart', lt: 'Krepšelyje', lv: 'Grozā', ee: 'Ostukorvis' };
    expect(faultsOf(texts)).toEqual([]);
  });

  test('where a forbidden word is only a part of another', () => {
    expect(faultsOf({ lt: 'Tuščia', ee: 'Saadame tagasi' })).toEqual([]);
  });
});

test('an exception frees one message of one term', () => {
  const page = '| message | term | why |\n| --- | --- | --- |\n| `made.up` | cart | a reason |\n';
  const { exceptions } = parseTermSheet(page);
  const withoutAny = (code: LocaleCode) => ({ ...sheets[code], exceptions: [] });
  const excepted: TermSheets = {
    en: { ...sheets.en, exceptions },
    lt: withoutAny('lt'),
    lv: withoutAny('lv'),
    ee: withoutAny('ee'),
  };
  expect(termFaults(excepted, saying({ en: 'Basket' }))).toEqual([]);
  expect(termFaults(excepted, saying({ en: 'Voucher' }))).toHaveLength(1);
  const cart = saying({ en: 'Cart', lt: 'Krepšelis', lv: 'Grozs', ee: 'Ostukorv' });
  expect(staleExceptions(excepted, [cart])).toEqual(['en: made.up, cart']);
  expect(staleExceptions(excepted, [{ ...cart, in: { ...cart.in, en: 'Basket' } }])).toEqual([]);
});

test('the sheets have the same terms, each with words', () => {
  const names = sheets.en.terms.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(50);
  for (const code of LOCALE_CODES) {
    expect(
      sheets[code].terms.map(({ name }) => name),
      code,
    ).toEqual(names);
    const empty = sheets[code].terms.filter(({ words, never }) => words.length + never.length === 0);
    expect(
      empty.map(({ name }) => name),
      code,
    ).toEqual(code === 'en' ? ['you'] : []);
  }
});

test('every text follows the sheet of its language', () => {
  const faults = translations.flatMap((one) => termFaults(sheets, one));
  expect(faults.map(({ code, id, term, fault }) => `${code} ${id}, “${term}”: ${fault}`)).toEqual([]);
});

test('every exception is still needed', () => {
  expect(staleExceptions(sheets, translations)).toEqual([]);
});
