import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { configurationContract } from '@shop/contracts/configuration';
import { staffCallsContract, type TextDetails } from '@shop/contracts/staff';
import { hire, officeOf, type Officer } from '@shop/commerce-staff/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

let shop: WholeShop;
let office: ReturnType<typeof officeOf>;
let rasa: Officer;
let pictures = '';
beforeAll(async () => {
  pictures = await mkdtemp(path.join(os.tmpdir(), 'story-pictures-'));
  shop = await createWholeShop({ storyPicturesDir: pictures });
  office = officeOf(shop);
});
beforeEach(async () => {
  await shop.reset();
  rasa = await hire(shop, 'rasa', 'content');
});
afterAll(async () => {
  await shop.close();
  await rm(pictures, { recursive: true });
});

type Search = {
  words?: string;
  library?: string;
  filter?: 'all' | 'changed' | 'same' | 'missing';
  brand?: string;
  page?: number;
};
const search = async (asked: Search) =>
  (
    await office(staffCallsContract.texts, {
      ...{ as: rasa, body: { words: '', library: '', filter: 'all', brand: '', page: 1, ...asked } },
    })
  ).body;

const wording = async (key: string, locale: string, brand = '') => {
  const { text } = (await office(staffCallsContract.text, { as: rasa, body: { key, brand } })).body;
  return text.in.find((one: TextDetails['text']['in'][number]) => one.locale === locale);
};

type Change = {
  key: string;
  locale?: 'en' | 'lt' | 'lv' | 'ee';
  text: string;
  was?: string | null;
  brand?: string;
};
const change = ({ key, locale = 'en', brand = '', text, was = null }: Change, as = rasa) =>
  office(staffCallsContract.changeText, { as, body: { key, locale, brand, text, was } });

const inShop = async (brand = 'lt') => (await shop.call(configurationContract.translations, { brand })).body;

const acts = async () => {
  const lead = await hire(shop, 'the-lead', 'lead');
  const { acts: made } = (await office(staffCallsContract.acts, { as: lead, body: { subject_kind: 'text' } }))
    .body;
  return made.map(({ act, subject_id, before, after }) => [
    ...[act, subject_id, before?.['text'], after?.['text']],
  ]);
};

test('a text is found by its words in any language, by its key and by its place', async () => {
  const cart = await wording('cart.title', 'lt');
  const byWords = await search({ words: cart?.compiled.toUpperCase() ?? '' });
  expect(byWords.texts.map(({ key }) => key)).toContain('cart.title');
  expect((await search({ words: 'CART.TITLE' })).texts[0]).toMatchObject({ library: 'feature-cart' });
  const checkout = await search({ library: 'feature-checkout' });
  expect(new Set(checkout.texts.map(({ library }) => library))).toEqual(new Set(['feature-checkout']));
  expect((await search({ words: 'no text says this' })).texts).toEqual([]);
});

test('the list has pages, and a page that does not exist is the last one', async () => {
  const { pages, total, texts } = await search({});
  expect(texts).toHaveLength(50);
  expect(pages).toBe(Math.ceil(total / 50));
  const last = await search({ page: 9_999 });
  expect(last.page).toBe(pages);
  expect(last.texts).toHaveLength(total - (pages - 1) * 50);
  const { texts: same } = await search({ filter: 'same' });
  expect(same.every((text) => new Set(text.in.map((one) => one.text)).size === 1)).toBe(true);
});

test('a changed text is in the shop at once, is reverted, and both acts are in the log', async () => {
  const { compiled } = (await wording('cart.title', 'en'))!;
  expect((await change({ key: 'cart.title', text: 'Trolley' })).status).toBe(200);
  expect(await inShop()).toEqual({ 'en.translation.cart.title': 'Trolley' });
  expect((await search({ filter: 'changed' })).texts.map(({ key }) => key)).toEqual(['cart.title']);
  expect(await wording('cart.title', 'en')).toMatchObject({ compiled, changed: 'Trolley' });

  const body = { key: 'cart.title', locale: 'en', brand: '', was: 'Trolley' } as const;
  expect((await office(staffCallsContract.revertText, { as: rasa, body })).status).toBe(200);
  expect(await inShop()).toEqual({});
  expect(await acts()).toEqual([
    ['text.reverted', 'en cart.title', 'Trolley', compiled],
    ['text.changed', 'en cart.title', compiled, 'Trolley'],
  ]);
});

test('a brand’s own text goes before the one for all, other brands keep theirs, and it is reverted alone', async () => {
  const { compiled } = (await wording('cart.title', 'en'))!;
  await change({ key: 'cart.title', text: 'Trolley' });
  expect(await wording('cart.title', 'en', 'ae')).toMatchObject({ without: 'Trolley', changed: null });
  expect((await change({ key: 'cart.title', text: 'Basket', brand: 'ae' })).status).toBe(200);
  expect([await inShop('ae'), await inShop('lt')]).toEqual([
    { 'en.translation.cart.title': 'Basket' },
    { 'en.translation.cart.title': 'Trolley' },
  ]);
  const changedFor = async (brand: string) =>
    (await search({ filter: 'changed', brand })).texts.map(({ in: [en] }) => [en!.text, en!.changed_for]);
  expect(await changedFor('')).toEqual([['Trolley', ['', 'ae']]]);
  expect(await changedFor('ae')).toEqual([['Basket', ['', 'ae']]]);
  expect(await changedFor('ee')).toEqual([]);
  expect((await search({ words: 'basket' })).texts.map(({ key }) => key)).toContain('cart.title');

  const body = { key: 'cart.title', locale: 'en', brand: 'ae', was: 'Basket' } as const;
  expect((await office(staffCallsContract.revertText, { as: rasa, body })).status).toBe(200);
  expect(await inShop('ae')).toEqual({ 'en.translation.cart.title': 'Trolley' });
  expect(await acts()).toEqual([
    ['text.reverted', 'en cart.title ae', 'Basket', 'Trolley'],
    ['text.changed', 'en cart.title ae', 'Trolley', 'Basket'],
    ['text.changed', 'en cart.title', compiled, 'Trolley'],
  ]);
});

test('a brand with words of its own: they are its compiled text, and what it shows anyway is not stored', async () => {
  const key = 'marketplace.home.heading';
  const own = (await wording(key, 'en', 'ae'))!;
  expect(own.compiled).toBe('The best of America, in the Emirates');
  expect((await wording(key, 'en'))!.compiled).not.toBe(own.compiled);
  await change({ key, text: own.compiled, brand: 'ae' });
  expect(await inShop('ae')).toEqual({});
  await change({ key, text: 'Goods of America' });
  expect((await change({ key, text: own.compiled, brand: 'ae' })).status).toBe(200);
  expect(await inShop('ae')).toEqual({ [`en.translation.${key}`]: own.compiled });
  expect(await inShop('lt')).toEqual({ [`en.translation.${key}`]: 'Goods of America' });
});

test('a brand that the shop does not have is refused', async () => {
  expect(await change({ key: 'cart.title', text: 'Trolley', brand: 'xx' })).toMatchObject({
    ...{ status: 422, body: { errors: { brand: ['text.unknown_brand'] } } },
  });
});

test('the compiled text typed again is no change of the shop', async () => {
  const { compiled } = (await wording('cart.title', 'en'))!;
  expect((await change({ key: 'cart.title', text: compiled })).status).toBe(200);
  expect(await inShop()).toEqual({});
});

test('a colleague’s later text is not overwritten: it is shown instead', async () => {
  const ana = await hire(shop, 'ana', 'content');
  await change({ key: 'cart.title', text: 'Trolley' }, ana);
  const late = await change({ key: 'cart.title', text: 'Basket' });
  expect(late).toMatchObject({
    ...{ status: 409, body: { message: 'staff.text.colleague' } },
    body: { errors: { text: ['text.colleague', 'Trolley'] } },
  });
  expect(await inShop()).toEqual({ 'en.translation.cart.title': 'Trolley' });
  expect((await change({ key: 'cart.title', text: 'Basket', was: 'Trolley' })).status).toBe(200);
});

test('two people who change a text at once: one of them is told', async () => {
  const both = await Promise.all([
    change({ key: 'cart.title', text: 'Trolley' }),
    change({ key: 'cart.title', text: 'Basket' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a text without its values, its forms or with markup is refused by name', async () => {
  const counted = (await search({ library: 'feature-cart' })).texts.find(({ in: [en] }) =>
    en!.text.includes(', plural,'),
  );
  const { key } = counted!;
  const missing = await change({ key, text: 'Some items' });
  expect(missing.status).toBe(422);
  expect((missing.body as unknown as { errors: object }).errors).toEqual({
    text: ['text.missing', expect.stringContaining(', plural}')],
  });
  const markup = await change({ key: 'cart.title', text: '<b>Cart</b>' });
  expect(markup.body).toMatchObject({ errors: { text: ['text.unknown', '<b>'] } });
  expect((await change({ key: 'no.such.text', text: 'x' })).status).toBe(404);
  expect(await inShop()).toEqual({});
});

const exported = async (brand = '') =>
  (
    await office(staffCallsContract.exportTexts, {
      ...{ as: rasa, body: { from: 'en', to: 'lt', filter: 'all', library: 'feature-cart', brand } },
    })
  ).body.xml;

const read = (xml: string, as = rasa) =>
  office(staffCallsContract.readTextFile, { as, body: { bytes: Buffer.from(xml).toString('base64') } });

const report = (key: string, as = rasa) => office(staffCallsContract.textImport, { as, body: { key } });
const accept = (key: string, as = rasa) => office(staffCallsContract.acceptTexts, { as, body: { key } });

test('an exported file that comes back unchanged changes nothing', async () => {
  const { key } = (await read(await exported())).body;
  expect((await report(key)).body).toMatchObject({ accepted: 0, refused: 0, units: [], locale: 'lt' });
});

const translated = (xml: string, key: string, target: string) =>
  xml.replace(
    new RegExp(`(<unit id="${key.replaceAll('.', String.raw`\.`)}"[^]*?<target>)[^]*?(</target>)`),
    `$1${target}$2`,
  );

test('a translator’s file is reported text by text, changes nothing until it is accepted, and then once', async () => {
  const file = translated(await exported(), 'cart.title', 'Pirkiniai');
  const broken = translated(file, 'cart.empty.heading', '&lt;b>Tuščia');
  expect(broken).not.toBe(file);
  const { key } = (await read(broken)).body;
  const said = (await report(key)).body;
  expect(said).toMatchObject({ accepted: 1, refused: 1, is_accepted: false });
  expect(said.units).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: 'cart.title', outcome: 'accepted', text: 'Pirkiniai' }),
      expect.objectContaining({ key: 'cart.empty.heading', outcome: 'refused' }),
    ]),
  );
  expect(await inShop()).toEqual({});
  expect((await accept(key)).body).toMatchObject({ accepted: 1 });
  expect(await inShop()).toEqual({ 'lt.translation.cart.title': 'Pirkiniai' });
  expect((await accept(key)).status).toBe(409);
  expect((await report(key)).body.is_accepted).toBe(true);
});

test('a file of one brand changes the texts of that brand only', async () => {
  const file = translated(await exported('ae'), 'cart.title', 'Pirkiniai');
  const { key } = (await read(file)).body;
  expect((await report(key)).body).toMatchObject({ brand: 'ae', accepted: 1, refused: 0 });
  expect((await accept(key)).body).toMatchObject({ accepted: 1 });
  expect(await inShop('ae')).toEqual({ 'lt.translation.cart.title': 'Pirkiniai' });
  expect(await inShop('lt')).toEqual({});
});

test('a file of another person is not found, and one whose words have changed since is refused', async () => {
  const { key } = (await read(translated(await exported(), 'cart.title', 'Pirkiniai'))).body;
  const ana = await hire(shop, 'ana', 'content');
  expect((await report(key, ana)).status).toBe(404);
  expect((await accept(key, ana)).status).toBe(404);
  await change({ key: 'cart.title', text: 'Trolley' }, ana);
  expect((await report(key)).body.units).toMatchObject([
    { outcome: 'refused', reason: { code: 'text.source_changed', what: 'Trolley' } },
  ]);
  expect((await accept(key)).body).toMatchObject({ accepted: 0 });
});

test('a file that is no XLIFF, has entities or another language is refused by what it is', async () => {
  const xml = await exported();
  const bomb = xml.replace('<xliff', '<!DOCTYPE xliff [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<xliff');
  const codes = [
    [bomb, 'xliff.doctype'],
    [xml.replace('trgLang="lt"', 'trgLang="pl"'), 'xliff.language'],
    [xml.replace('<file ', '<file original="brand:xx" '), 'xliff.brands'],
    [xml.slice(0, 500), 'xliff.xml'],
    ['<html/>', 'xliff.no_xliff'],
    [xml.replace('Cart', '&a;'), 'xliff.xml'],
  ] as const;
  for (const [file, code] of codes)
    expect(await read(file), code).toMatchObject({ status: 422, body: { errors: { file: [code] } } });
});

test('the stories of a text have pictures where the shop has them, and nothing else of the folder is read', async () => {
  const storiesOf = async () =>
    (await office(staffCallsContract.text, { as: rasa, body: { key: 'cart.title', brand: '' } })).body.text
      .stories;
  const picture = (id: string) => office(staffCallsContract.storyPicture, { as: rasa, body: { id } });
  const [story] = await storiesOf();
  expect(story).toMatchObject({ picture: null });
  expect((await picture(story!.id)).status).toBe(404);

  await writeFile(path.join(pictures, `${story!.id}.jpg`), 'a picture');
  await writeFile(path.join(pictures, 'unlisted.jpg'), 'another');
  await writeFile(
    path.join(pictures, 'index.json'),
    JSON.stringify({ [story!.id]: { width: 9, height: 8 } }),
  );
  expect((await storiesOf())[0]).toMatchObject({ id: story!.id, picture: { width: 9, height: 8 } });
  expect((await picture(story!.id)).body).toMatchObject({
    ...{ kind: 'picture', name: `${story!.id}.jpg` },
    bytes: Buffer.from('a picture').toString('base64'),
  });
  expect((await picture('unlisted')).status).toBe(404);
  for (const id of ['../index', 'index.json', '']) expect((await picture(id)).status, id).toBe(422);
});
