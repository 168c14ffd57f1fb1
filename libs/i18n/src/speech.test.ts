import { describe, expect, test } from 'vitest';
import type { MessagesByLanguage } from './dictionary.ts';
import { createFormats } from './formats.ts';
import { findLanguage, getLanguage, LANGUAGES } from '@shop/domain/languages';
import { createSpeech } from './speech.ts';
import { parseStamp } from './stamps.ts';

const plain = (text: string): string => text.replace(/\s/g, ' ');

const messages = (lt: object): MessagesByLanguage => ({
  en: async () => ({ default: {} }),
  lt: async () => ({ default: lt }),
  lv: async () => ({ default: {} }),
  ee: async () => ({ default: {} }),
});

const speak = async (dictionary: object, overrides = {}) => {
  const speech = createSpeech({ language: getLanguage('lt'), timeZone: 'Europe/Vilnius', overrides });
  await speech.learn(messages(dictionary));
  return speech;
};

describe('messages', () => {
  test('use Lithuanian plural forms', async () => {
    const { say } = await speak({ items: '{n, plural, one {# prekė} few {# prekės} other {# prekių}}' });
    expect([1, 2, 10, 21].map((n) => say('items', { n }))).toEqual([
      '1 prekė',
      '2 prekės',
      '10 prekių',
      '21 prekė',
    ]);
  });

  test('fill in their values, texts or elements', async () => {
    const { say, sayRich } = await speak({ hello: 'Labas, {name}! Liko {n}.' });
    expect(say('hello', { name: 'Ona', n: 3 })).toBe('Labas, Ona! Liko 3.');
    expect(() => say('hello', { name: 'Ona' })).toThrow('n');
    const drawn = { type: 'b' } as never;
    expect(sayRich('hello', { name: drawn, n: 3 })).toEqual(['Labas, ', drawn, '! Liko ', 3, '.']);
  });

  test('let the caller render their tags', async () => {
    const { sayRich } = await speak({ help: 'Skaitykite <b>čia</b>' });
    expect(sayRich('help', { b: (chunks) => `[${chunks.join('')}]` })).toBe('Skaitykite [čia]');
  });

  test('with equal counts give equal texts', async () => {
    const { say } = await speak({ items: '{n, plural, one {# prekė} other {# prekių}} {where}' });
    expect(say('items', { n: 1, where: 'čia' })).toBe('1 prekė čia');
    expect(say('items', { n: 1, where: 'čia' })).toBe('1 prekė čia');
    expect(say('items', { n: 30, where: 'čia' })).toBe('30 prekių čia');
  });

  test('a brand’s wording overrides the library’s, in any order of loading', async () => {
    const { say } = await speak({ hello: 'Labas' }, { hello: 'Sveiki atvykę' });
    expect(say('hello')).toBe('Sveiki atvykę');
  });

  test('a wording that needs a value the message is not given falls back to ours', async () => {
    const { say } = await speak({ hello: 'Labas' }, { hello: 'Labas, {name}' });
    expect(say('hello')).toBe('Labas');
  });

  test('a brand’s plural without a value falls back to ours, each time', async () => {
    const ours = '{n, plural, one {# prekė} other {# prekių}}';
    const { say } = await speak({ items: ours }, { items: '{n, plural, other {# {what}}}' });
    expect([say('items', { n: 1 }), say('items', { n: 30 })]).toEqual(['1 prekė', '30 prekių']);
  });

  test('an unknown message shows its id instead of failing the page', async () => {
    const { say } = await speak({});
    expect(say('cart.lines.remove')).toBe('cart.lines.remove');
  });
});

describe('a language', () => {
  test('R-LOC-01 is one of four', () => {
    expect(LANGUAGES.map(({ code }) => code)).toEqual(['en', 'lt', 'lv', 'ee']);
    expect(findLanguage('ru')).toBeUndefined();
  });

  test('R-LOC-12 R-LOC-13 is found by its lower-case code, with id, standard tag and its own name', () => {
    expect(findLanguage('ee')).toMatchObject({ id: 4, code: 'ee', tag: 'et', title: 'Eesti' });
    expect(findLanguage('EE')).toBeUndefined();
  });
});

describe('formats', () => {
  const lithuanian = createFormats('lt-LT', 'Europe/Vilnius');

  test('write sums in the notation of the language', () => {
    expect(plain(lithuanian.money(1142.6, 'EUR'))).toBe('1 142,60 €');
    expect(createFormats('en-IE', 'UTC').money(5, 'USD')).toBe('$5.00');
    expect([lithuanian.currencySign('EUR'), lithuanian.currencySign('USD')]).toEqual(['€', '$']);
  });

  test('R-TIM-01 write records as yyyy-MM-dd HH:mm in the brand’s time zone', () => {
    expect(lithuanian.dateTime('2026-01-31T18:30:00-05:00')).toBe('2026-02-01 01:30');
  });

  test.each([
    ['en-IE', '27–30 November'],
    ['lt-LT', 'lapkričio 27–30'],
    ['lv-LV', '27.–30. novembris'],
    ['et-EE', '27.–30. november'],
  ])('write in %s the days of an arrival', (tag, expected) => {
    const today = Date.parse('2026-11-21T12:00:00Z');
    expect(createFormats(tag, 'Europe/Vilnius').daysAfter(today, 6, 9)).toBe(expected);
  });

  test('omit the years where days cross into the next one', () => {
    const christmas = Date.parse('2026-12-24T12:00:00Z');
    expect(createFormats('en-IE', 'UTC').daysAfter(christmas, 0, 8)).toBe('24 December\u00a0– 1 January');
  });

  test('R-TIM-02 a time without a zone is in UTC-5, summer and winter', () => {
    expect(parseStamp('2026-07-01 12:00:00').toISOString()).toBe('2026-07-01T17:00:00.000Z');
    expect(parseStamp('2026-01-01').toISOString()).toBe('2026-01-01T05:00:00.000Z');
  });

  test('R-LOC-16 fall back to Lithuanian where the machine does not know a language', () => {
    const unknown = createFormats('xx-XX', 'Europe/Vilnius');
    expect(unknown.money(1142.6, 'EUR')).toBe(lithuanian.money(1142.6, 'EUR'));
    expect(unknown.date('2026-03-01')).toBe(lithuanian.date('2026-03-01'));
    expect(unknown.country('LT')).toBe('Lietuva');
  });
});
