import { expect, test } from 'vitest';
import { wordingFaults } from './wording-faults.ts';

const known = new Set(['shell.footer.help', 'cart.title']);
const faults = (wording: Parameters<typeof wordingFaults>[0]['wording']) =>
  wordingFaults({ wording, locales: ['en', 'lt'], known });

test('a brand without its own wording, or with known messages in each of its languages, has no fault', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ en: { 'cart.title': 'Basket' }, lt: { 'cart.title': 'Pintinė' } })).toEqual([]);
});

test('an unknown id is refused by name, one of the shell’s like any other', () => {
  const words = { 'shell.footer.halp': 'Help' };
  expect(faults({ en: words, lt: words })).toEqual([
    expect.stringMatching(/^shell\.footer\.halp: no message/),
  ]);
});

test('a language that lacks a message is named with it', () => {
  expect(faults({ en: { 'cart.title': 'Basket' }, lt: {} })).toEqual([
    'cart.title: not said in lt; add it to wording.lt',
  ]);
  expect(faults({ en: { 'cart.title': 'Basket' } })).toHaveLength(1);
});

test('a language that the brand does not offer is named', () => {
  const words = { 'cart.title': 'Basket' };
  expect(faults({ en: words, lt: words, lv: words })).toEqual([expect.stringMatching(/^lv: /)]);
});
