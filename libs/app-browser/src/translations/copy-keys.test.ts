import { createSpeech, getLanguage } from '@shop/i18n';
import { afterEach, expect, test, vi } from 'vitest';
import { copyKeysOnClick } from './copy-keys.ts';
import { createKeySpeech } from './key-speech.ts';

const keys = createKeySpeech(createSpeech({ language: getLanguage('en'), timeZone: 'Europe/Vilnius' }));
let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const click = (selector: string, given: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...given });
  document.querySelector(selector)!.dispatchEvent(event);
  return event.defaultPrevented;
};

test('a text shown as its key is copied by a click, and the click does nothing else', async () => {
  document.body.innerHTML = `
    <a href="#x">${keys.speech.say('shell.cart')} <b>3</b></a>
    <input placeholder="${keys.speech.say('shell.search')}">
    <p>shell.never.said</p>`;
  const copied: string[] = [];
  stop = copyKeysOnClick({
    isKey: keys.isKey,
    onCopied: (key) => copied.push(key),
    copy: async () => {},
  });
  expect([click('a'), click('input'), click('p')]).toEqual([true, true, false]);
  await vi.waitFor(() => expect(copied).toEqual(['shell.cart', 'shell.search']));
  expect(click('a', { ctrlKey: true })).toBe(false);
  stop();
  expect(click('a')).toBe(false);
});

test('keys are shown for plain and for rich texts', () => {
  expect(keys.speech.sayRich('shell.rich', {})).toBe('shell.rich');
  expect(keys.isKey('shell.rich')).toBe(true);
});
