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

test('a form that sends what is typed is unsaved until it leaves the page', () => {
  const isUnsaved = createUnsavedInput();
  expect(isUnsaved()).toBe(false);
  type('<form method="post"><input></form>');
  expect(isUnsaved()).toBe(true);
  document.body.replaceChildren();
  expect(isUnsaved()).toBe(false);
});

test('a text area counts wherever it stands; a search and an emptied field do not', () => {
  const isUnsaved = createUnsavedInput();
  type('<form><input type="search"></form>');
  expect(isUnsaved()).toBe(false);
  const field = type('<textarea></textarea>');
  expect(isUnsaved()).toBe(true);
  field.value = '';
  expect(isUnsaved()).toBe(false);
});
