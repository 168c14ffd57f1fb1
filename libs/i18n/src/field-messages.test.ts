import { expect, test } from 'vitest';
import { FIELD_CODES, fieldMessage, type FieldLanguage } from './field-messages.ts';

const LANGUAGES: FieldLanguage[] = ['en', 'lt', 'lv', 'ee', 'ru'];

test('R-FRM-06 required in English', () => {
  expect(fieldMessage('en', 'required')).toBe('Field is required.');
});

test('R-FRM-07 email in English', () => {
  expect(fieldMessage('en', 'email')).toBe('Please enter a valid email address.');
});

test('R-FRM-08 url in English names the host', () => {
  expect(fieldMessage('en', 'url', 'https://shop.example')).toBe(
    'Please include a valid url (e.g.: https://shop.example/...).',
  );
});

test('R-FRM-09 number in English', () => {
  expect(fieldMessage('en', 'number')).toBe('Field must be a number.');
});

test('R-FRM-10 every built-in message exists in all five languages, Russian and Lithuanian among them', () => {
  for (const code of FIELD_CODES) {
    const said = LANGUAGES.map((language) => fieldMessage(language, code));
    expect(new Set(said).size, code).toBe(LANGUAGES.length);
    expect(said.every((text) => text.length > 0)).toBe(true);
  }
});

test('an unknown code still gives an error message', () => {
  expect(fieldMessage('lt', 'no_such_code')).toBe(fieldMessage('lt', 'invalid'));
});
