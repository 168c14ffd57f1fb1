import { expect, test } from 'vitest';
import { messagesLater } from './messages-later.ts';
import type { MessagesByLanguage } from './dictionary.ts';

const saying = (id: string): MessagesByLanguage => {
  const of = (code: string) => async () => ({ default: { [id]: `${id} in ${code}` } });
  return { en: of('en'), lt: of('lt'), lv: of('lv'), ee: of('ee') };
};

test('the catalogues of a list are loaded when a language is requested, and merged', async () => {
  let loads = 0;
  const messages = messagesLater(async () => {
    loads += 1;
    return [saying('a'), saying('b')];
  });
  expect(loads).toBe(0);
  expect(await messages.lv()).toEqual({ default: { a: 'a in lv', b: 'b in lv' } });
  expect(await messages.en()).toEqual({ default: { a: 'a in en', b: 'b in en' } });
});
