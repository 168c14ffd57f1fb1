import { afterEach, expect, test } from 'vitest';
import { createUnsavedInput } from './unsaved-input.ts';

afterEach(() => document.body.replaceChildren());

const type = (markup: string, text = 'Ona') => {
  document.body.innerHTML = markup;
  const field = document.querySelector<HTMLInputElement>('input, textarea')!;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
};

test('a form with typed text is unsaved until it leaves the page', () => {
  const isUnsaved = createUnsavedInput();
  expect(isUnsaved()).toBe(false);
  type('<form method="post"><input></form>');
  expect(isUnsaved()).toBe(true);
  document.body.replaceChildren();
  expect(isUnsaved()).toBe(false);
});

test('a text area counts anywhere; a search and an emptied field do not', () => {
  const isUnsaved = createUnsavedInput();
  type('<form><input type="search"></form>');
  expect(isUnsaved()).toBe(false);
  const field = type('<textarea></textarea>');
  expect(isUnsaved()).toBe(true);
  field.value = '';
  expect(isUnsaved()).toBe(false);
});

test('text typed before the scripts ran counts; values from the server do not', () => {
  document.body.innerHTML = '<form method="post"><input value="Ona"><input type="checkbox"></form>';
  expect(createUnsavedInput()()).toBe(false);
  document.querySelector('input')!.value = 'Rasa';
  expect(createUnsavedInput()()).toBe(true);
});
