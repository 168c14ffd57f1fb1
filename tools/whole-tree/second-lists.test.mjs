import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { COUNTRIES } from '@shop/domain/countries';
import { LOCALE_CODES } from '@shop/domain/languages';
import { secondListsIn } from './second-lists.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The lists themselves, released migrations, the countries of a payment provider, and data of tests. */
const MAY_LIST =
  /node_modules|dist\/|libs\/domain\/src\/(languages|countries|currencies)\.ts|\/migrations\/|\.(test|stories|proof|journey)\.|\/testing[/.]|libs\/testing|commerce-payment-\w+\/public\//;

test('a second list of languages, countries or currencies is found', () => {
  for (const source of [
    `const LOCALES = ['en', 'lt', 'lv', 'ee'];`,
    `type Locale = 'en' | 'lt' | 'lv' | 'ee';`,
    `const IDS = { en: 1, lt: 2, lv: 3, ee: 4 };`,
    `const TAGS = { en: 'en-GB', lt: 'lt-LT', lv: 'lv-LV', ee: 'et-EE' };`,
    `const TAGS = { en: 'en', lt: 'lt', lv: 'lv', ee: 'et' } as const;`,
    `(values (1, 'en'), (2, 'lt'), (3, 'lv'), (4, 'ee')) as language (id, code)`,
  ])
    assert.deepEqual(secondListsIn(source), ['languages'], source);
  for (const source of [`const LANGUAGES = [1, 2, 3, 4];`, `const ENGLISH = 1;`, `where language_id = 1`])
    assert.deepEqual(secondListsIn(source), ['language ids'], source);
  assert.deepEqual(secondListsIn(`const IDS = { LT: 1, LV: 2, EE: 3, NL: 4 };`), ['countries']);
  assert.deepEqual(secondListsIn(`type Code = 'LT' | 'LV' | 'EE' | 'NL';`), ['countries']);
  assert.deepEqual(secondListsIn(`z.enum(['EUR', 'USD', 'AED'])`), ['currencies']);
});

test('texts by language, catalogues and the countries of a brand are allowed', () => {
  for (const source of [
    `const NAMES = { en: 'Cart', lt: 'Krepšelis', lv: 'Grozs', ee: 'Ostukorv' };`,
    `defineMessages<typeof en>({ en: () => import('../lang/en.json'), lt: () => import('../lang/lt.json') })`,
    `shipsTo: ['LT', 'LV', 'EE'],`,
  ])
    assert.deepEqual(secondListsIn(source), [], source);
});

test('languages, countries and currencies are listed in @shop/domain only', () => {
  const files = globSync('{libs,apps,tools}/**/*.{ts,tsx,mjs}', { cwd: ROOT }).filter(
    (file) => !MAY_LIST.test(file),
  );
  assert.ok(files.length > 500);
  const found = files.flatMap((file) =>
    secondListsIn(readFileSync(path.join(ROOT, file), 'utf8')).map((what) => `${file}: ${what}`),
  );
  assert.deepEqual(found, []);
});

test('the brand generator offers the languages and countries of @shop/domain', () => {
  const schema = path.join(ROOT, 'tools/generators/src/brand/brand.schema.json');
  const { language, country } = JSON.parse(readFileSync(schema, 'utf8')).properties;
  assert.deepEqual(language.enum, LOCALE_CODES);
  assert.deepEqual(
    country.enum,
    COUNTRIES.map(({ code }) => code),
  );
});
