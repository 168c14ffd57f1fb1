import { getLanguage, createSpeech } from '@shop/i18n';
import { checkText } from '@shop/i18n/changed-text';
import { createTranslationStore } from '@shop/i18n/translation-store';
import { PAYLOADS } from '@shop/testing/script-payloads';
import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';

const accepted = PAYLOADS.filter((payload) => checkText('en', payload, 'Cart') === undefined);

test('more than 300 payloads are tried as texts', () => {
  expect(PAYLOADS.length).toBeGreaterThan(300);
});

test('no text with markup is accepted', () => {
  expect(accepted.filter((payload) => /<[a-z!/?]/i.test(payload))).toEqual([]);
  expect(checkText('en', "'<img src=x onerror=ran()>'", 'Cart')?.code).toBe('markup');
});

test('a payload that is no message leaves the shop with the compiled text, and any other is said as plain text', async () => {
  const dictionary = { 'a.text': 'Cart' };
  const load = async () => ({ default: dictionary });
  for (const payload of PAYLOADS) {
    const { data } = createTranslationStore({
      ...{ locale: 'en', resources: { 'en.translation.a.text': payload } },
      compile: (text) => (/[{<']/.test(text) ? parse(text) : text),
    });
    const speech = createSpeech({ language: getLanguage('en'), timeZone: 'Europe/Vilnius', overrides: data });
    await speech.learn({ en: load, lt: load, lv: load, ee: load });
    // Pages write it as text: what is no string would be a component.
    expect(typeof speech.say('a.text'), payload).toBe('string');
  }
});
