import { afterEach, expect, test } from 'vitest';
import { fieldsOf, readDraft, writeDraft } from './form-draft.ts';
import { handOn, takeOver } from './hand-on.ts';

afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

const aForm = (html: string): HTMLFormElement => {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.querySelector('form') as HTMLFormElement;
};
const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

const EMPTY = '<input name="number" value=""><input name="store" value="">';
const DRAFT = '<input name="number" value="?"><input name="store" value="Soles">';

test('text typed into a form that is being replaced goes on in the one that replaces it', async () => {
  writeDraft('parcel', aForm(DRAFT));
  const before = aForm(EMPTY);
  fieldOf(before, 'number').value = 'NP 0002';
  handOn('parcel', before, true);
  const after = aForm(DRAFT);
  takeOver('parcel', after);
  expect(fieldsOf(after)).toEqual({ number: 'NP 0002', store: 'Soles' });
  expect(readDraft('parcel')).toEqual({ number: 'NP 0002', store: 'Soles' });
  await Promise.resolve();
  const later = aForm('<input name="number" value="">');
  takeOver('parcel', later);
  expect(fieldsOf(later)).toEqual({ number: '' });
});

test('the focus stays in the field, and the next key replaces the text of the draft', () => {
  const before = aForm(EMPTY);
  fieldOf(before, 'number').focus();
  handOn('parcel', before, false);
  const after = aForm(DRAFT);
  takeOver('parcel', after);
  const field = fieldOf(after, 'number');
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 1]);
});

test('a text begun in the focused field is continued at its end', () => {
  const before = aForm(EMPTY);
  fieldOf(before, 'number').focus();
  fieldOf(before, 'number').value = 'NP';
  handOn('parcel', before, true);
  const after = aForm(DRAFT);
  takeOver('parcel', after);
  const field = fieldOf(after, 'number');
  expect(field.value).toBe('NP');
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 2]);
});

test('text that was sent is not handed on, and a focus outside the form stays there', () => {
  const before = aForm(EMPTY);
  fieldOf(before, 'number').value = 'NP 0002';
  handOn('parcel', before, false);
  const after = aForm(EMPTY);
  takeOver('parcel', after);
  expect(fieldsOf(after)).toEqual({ number: '', store: '' });
  expect(document.activeElement).toBe(document.body);
});
