import { configurationContract } from '@shop/contracts/configuration';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createTestServer } from '@shop/commerce-kit/testing';
import { noVisitors } from '@shop/commerce-kit/visitor';
import { createConfiguration } from './configuration.module.ts';

const shop = await createTestServer((deps) => ({
  visitors: noVisitors,
  routes: [createConfiguration(deps)],
}));
const { app, call, db } = shop;
afterEach(shop.reset);
afterAll(shop.close);

const configOf = async (brand = 'lt', langIso = 'lt') =>
  (await call(configurationContract.storeConfig, { brand, body: { langIso } })).body;

test('R-CAL-02 R-CFG-03 R-CFG-04 R-CUR-01 the store configuration has the site, currencies, search keys and rates', async () => {
  const config = await configOf();
  expect(config).toMatchObject({
    status: true,
    blogs: [],
    conversionCurrency: { id: 2, iso_code: 'USD', rates: { USD: 1, EUR: 0.92, AED: 3.6725 } },
    currencies: [
      { id: 1, iso_code: 'EUR' },
      { id: 2, iso_code: 'USD' },
      { id: 3, iso_code: 'AED' },
    ],
  });
  expect(config.filteredCurrencies).toEqual([
    { id: 1, iso_code: 'EUR' },
    { id: 2, iso_code: 'USD' },
  ]);
  expect(config.searchKeys[0]).toEqual({ key: 'us', country_id: 1, language_id: 1 });
  expect(config.countries.map(({ iso_code }) => iso_code)).toEqual(['LT', 'LV', 'EE']);
});

test('the brand of the Emirates offers dirhams first, and dollars', async () => {
  const { filteredCurrencies } = await configOf('ae', 'en');
  expect(filteredCurrencies).toEqual([
    { id: 3, iso_code: 'AED' },
    { id: 2, iso_code: 'USD' },
  ]);
});

test('R-CFG-06 the site has its name, logo and marketing keys', async () => {
  await db
    .updateTable('site')
    .set({ criteo_key: 'c1', cdn_logo: '/logo.svg' })
    .where('brand_key', '=', 'lt')
    .execute();
  const { site } = await configOf();
  expect(site).toMatchObject({ name: 'Nordport', cdn_logo: '/logo.svg', criteo_key: 'c1', klaviyo_key: '' });
});

test('R-CFG-01 R-CFG-02 a language has its marketing ids and default sort, and its own keys override the site’s', async () => {
  await db
    .updateTable('site_language')
    .set({ gtm_id: 'GTM-1', pixel_id: '1,2', mp_default_sort: 3, criteo_key: 'own' })
    .where('brand_key', '=', 'lt')
    .where('language_id', '=', 2)
    .execute();
  const { site } = await configOf('lt', 'lt');
  expect(site.criteo_key).toBe('own');
  expect(site.languages[1]).toEqual({
    id: 2,
    iso_code: 'lt',
    local_title: 'Lietuvių',
    pivot: { gtm_id: 'GTM-1', pixel_id: '1,2', live_agent_id: '', mp_default_sort: 3 },
  });
  expect((await configOf('lt', 'en')).site.criteo_key).toBe('');
});

test('R-BRD-05 R-BRD-07 tag manager, live chat, retargeting and e-mail marketing are set by site and language', async () => {
  const keys = (name: string) => ({
    gtm_id: `GTM-${name}`,
    live_agent_id: `chat-${name}`,
    criteo_key: `retargeting-${name}`,
    klaviyo_key: `mail-${name}`,
  });
  const places = [
    ['lt', 1, 'en'],
    ['lt', 2, 'lt'],
    ['ae', 1, 'en'],
  ] as const;
  for (const [brand, language, code] of places)
    await db
      .updateTable('site_language')
      .set(keys(`${brand}-${code}`))
      .where('brand_key', '=', brand)
      .where('language_id', '=', language)
      .execute();
  for (const [brand, language, code] of places) {
    const { site } = await configOf(brand, code);
    const pivot = site.languages.find(({ id }) => id === language)?.pivot;
    expect({
      gtm_id: pivot?.gtm_id,
      live_agent_id: pivot?.live_agent_id,
      criteo_key: site.criteo_key,
      klaviyo_key: site.klaviyo_key,
    }).toEqual(keys(`${brand}-${code}`));
  }
});

test('an unknown language gets the brand’s own', async () => {
  expect(await configOf('lt', 'klingon')).toEqual(await configOf('lt', 'lt'));
});

test('R-BRD-02 each brand names one of seven themes, and all seven are named', async () => {
  const brands = await db.selectFrom('brand').select(['key', 'theme']).orderBy('key').execute();
  expect(brands.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['ae', 'ee', 'lt', 'lv', 'nl', 'pj', 'tp', 'wl']),
  );
  expect(brands.map(({ theme }) => theme)).toEqual(
    expect.arrayContaining(['default', 'alt', 'pj', 'tp', 'wl', 'nl', 'ae']),
  );
});

test('R-CAL-31 the languages are a bare list', async () => {
  const { body } = await call(configurationContract.languages);
  expect(body[3]).toEqual({ id: 4, iso_code: 'ee', local_title: 'Eesti' });
  expect(body.map(({ iso_code }) => iso_code)).toEqual(['en', 'lt', 'lv', 'ee']);
});

test('R-CAL-34 R-TRN-02 texts changed by staff are a map, whose ETag stays until one changes', async () => {
  const text = { language_id: 2, key: 'cart.title', text: 'Krepšys' };
  await db.insertInto('translation').values(text).execute();
  const first = await call(configurationContract.translations);
  expect(first.body).toEqual({ 'lt.translation.cart.title': 'Krepšys' });
  const etag = String(first.headers['etag']);
  expect(
    (await call(configurationContract.translations, { headers: { 'if-none-match': etag } })).status,
  ).toBe(304);

  await db
    .updateTable('translation')
    .set({ text: 'Krepšelis', updated_at: new Date(Date.now() + 5_000) })
    .execute();
  const next = await call(configurationContract.translations, { headers: { 'if-none-match': etag } });
  expect(next.status).toBe(200);
});

test('a text of one brand goes before the one for all, and no other brand is sent it', async () => {
  const of = async (brand: string) => (await call(configurationContract.translations, { brand })).body;
  const key = 'cart.title';
  await db
    .insertInto('translation')
    .values([
      { language_id: 2, key, text: 'Krepšys' },
      { language_id: 2, key, brand_key: 'ae', text: 'Pirkiniai' },
      { language_id: 2, key: 'cart.empty', brand_key: 'ee', text: 'Tuščia' },
    ])
    .execute();
  expect(await of('ae')).toEqual({ 'lt.translation.cart.title': 'Pirkiniai' });
  expect(await of('lt')).toEqual({ 'lt.translation.cart.title': 'Krepšys' });
  expect(await of('ee')).toEqual({
    'lt.translation.cart.title': 'Krepšys',
    'lt.translation.cart.empty': 'Tuščia',
  });
});

test('R-CAL-30 changing the language answers and creates no session', async () => {
  const answer = await call(configurationContract.changeLocale, { body: { newLocale: 'ee' } });
  expect(answer.body).toEqual({ status: true });
  expect(answer.sessionToken).toBeUndefined();
});

test('the stream of changes is refused without the secret', async () => {
  expect((await app.inject('/internal/changes')).statusCode).toBe(404);
});
