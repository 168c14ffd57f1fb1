import { COUNTRIES } from '@shop/domain/countries';
import { CURRENCIES } from '@shop/domain/currencies';
import { LANGUAGES } from '@shop/domain/languages';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from './testing.ts';

const shop = await createTestDatabase();
afterAll(() => shop.close());

test('languages, currencies and countries of the database are those of the domain', async () => {
  const { db } = shop;
  expect(
    await db.selectFrom('language').select(['id', 'code', 'iso_code', 'local_title']).orderBy('id').execute(),
  ).toEqual(LANGUAGES.map(({ id, code, tag, title }) => ({ id, code, iso_code: tag, local_title: title })));
  expect(await db.selectFrom('currency').select(['id', 'iso_code']).orderBy('id').execute()).toEqual(
    CURRENCIES.map(({ id, code }) => ({ id, iso_code: code })),
  );
  expect(await db.selectFrom('country').select(['id', 'code']).orderBy('id').execute()).toEqual(
    COUNTRIES.map(({ id, code }) => ({ id, code })),
  );
});
