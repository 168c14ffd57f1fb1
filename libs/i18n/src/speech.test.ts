import { describe, expect, test } from 'vitest';
import type { MessagesByLanguage } from './dictionary.ts';
import { createFormats } from './formats.ts';
import { getLanguage } from './languages.ts';
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
  test('count as Lithuanian does', async () => {
    const { say } = await speak({ items: '{n, plural, one {# prekė} few {# prekės} other {# prekių}}' });
    expect([1, 2, 10, 21].map((n) => say('items', { n }))).toEqual([
      '1 prekė',
      '2 prekės',
      '10 prekių',
      '21 prekė',
    ]);
  });

  test('fill in their places, with words or with what is drawn', async () => {
    const { say, sayRich } = await speak({ hello: 'Labas, {name}! Liko {n}.' });
    expect(say('hello', { name: 'Ona', n: 3 })).toBe('Labas, Ona! Liko 3.');
    expect(() => say('hello', { name: 'Ona' })).toThrow('n');
    const drawn = { type: 'b' } as never;
    expect(sayRich('hello', { name: drawn, n: 3 })).toEqual(['Labas, ', drawn, '! Liko ', 3, '.']);
  });

  test('let tags be drawn by who says them', async () => {
    const { sayRich } = await speak({ help: 'Skaitykite <b>čia</b>' });
    expect(sayRich('help', { b: (chunks) => `[${chunks.join('')}]` })).toBe('Skaitykite [čia]');
  });

  test('a brand’s wording wins over the library’s, whichever comes later', async () => {
    const { say } = await speak({ hello: 'Labas' }, { hello: 'Sveiki atvykę' });
    expect(say('hello')).toBe('Sveiki atvykę');
  });

  test('a wording that asks for a value the message is not given gives way to ours', async () => {
    const { say } = await speak({ hello: 'Labas' }, { hello: 'Labas, {name}' });
    expect(say('hello')).toBe('Labas');
  });

  test('a message that nobody wrote shows its id instead of failing the page', async () => {
    const { say } = await speak({});
    expect(say('cart.lines.remove')).toBe('cart.lines.remove');
  });
});

describe('formats', () => {
  const lithuanian = createFormats('lt-LT', 'Europe/Vilnius');

  test('write sums as the language does', () => {
    expect(plain(lithuanian.money(1142.6, 'EUR'))).toBe('1 142,60 €');
    expect(createFormats('en-IE', 'UTC').money(5, 'USD')).toBe('$5.00');
  });

  test('write records as yyyy-MM-dd HH:mm in the brand’s time zone', () => {
    expect(lithuanian.dateTime('2026-01-31T18:30:00-05:00')).toBe('2026-02-01 01:30');
  });

  test.each([
    ['en-IE', '27–30 November'],
    ['lt-LT', 'lapkričio 27–30'],
    ['lv-LV', '27.–30. novembris'],
    ['et-EE', '27.–30. november'],
  ])('say in %s on which days something comes', (tag, expected) => {
    const today = Date.parse('2026-11-21T12:00:00Z');
    expect(createFormats(tag, 'Europe/Vilnius').daysAfter(today, 6, 9)).toBe(expected);
  });

  test('a stamp without a zone stands at UTC-5, summer and winter', () => {
    expect(parseStamp('2026-07-01 12:00:00').toISOString()).toBe('2026-07-01T17:00:00.000Z');
    expect(parseStamp('2026-01-01').toISOString()).toBe('2026-01-01T05:00:00.000Z');
  });

  test('R-LOC-17 the week starts on Monday in Lithuanian, on Sunday in English', () => {
    expect(getLanguage('lt').weekStart).toBe(1);
    expect(getLanguage('en').weekStart).toBe(7);
  });
});
