import { contentContract, type ContentDraftRecord, type PageText } from '@shop/contracts/content';
import { configurationContract, pathCheckContract } from '@shop/contracts/configuration';
import { staffCallsContract, type ContentSearch } from '@shop/contracts/staff';
import { hire, officeOf, type Officer } from '@shop/commerce-staff/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

let shop: WholeShop;
let office: ReturnType<typeof officeOf>;
let rasa: Officer;
let tomas: Officer;
beforeAll(async () => {
  shop = await createWholeShop();
  office = officeOf(shop);
});
beforeEach(async () => {
  await shop.reset();
  rasa = await hire(shop, 'rasa', 'content');
  tomas = await hire(shop, 'tomas', 'content');
});
afterAll(() => shop.close());

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(shop.clock.now.getTime() + days * DAY_MS).toISOString();
const wait = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};

const text = (title: string): PageText => ({
  ...{ title, summary: `${title} in short.` },
  blocks: [{ type: 'text', paragraphs: [`About ${title}.`] }],
});
const DELIVERY = { kind: 'page', slug: 'ways-of-delivery' } as const;
const aRecord = (title: string, more: Partial<ContentDraftRecord> = {}): ContentDraftRecord => ({
  ...DELIVERY,
  texts: { en: text(title) },
  ...more,
});

const draft = (record: ContentDraftRecord, version = 0, as = rasa, is_new = false) =>
  office(staffCallsContract.saveContentDraft, { as, body: { record, version, is_new } });
const publish = (more: object = {}) =>
  office(staffCallsContract.publishContent, {
    as: rasa,
    body: { ...DELIVERY, version: 1, latest: 0, ...more },
  });
const details = async (of: object = DELIVERY) =>
  (await office(staffCallsContract.content, { as: rasa, body: of as never })).body.content;
const list = async (asked: ContentSearch) =>
  (await office(staffCallsContract.contents, { as: rasa, body: asked })).body;
const read = (slug: string = DELIVERY.slug, brand = 'lt') =>
  shop.call(contentContract.page, { brand, body: { kind: 'page', slug, language_id: 1 } });
const titleAt = async (slug?: string) => (await read(slug)).body.page?.title;
const footerIn = async (langIso: 'lt' | 'lv') => {
  const { body } = await shop.call(configurationContract.storeConfig, { brand: 'lt', body: { langIso } });
  return body.menus?.flatMap(({ links }) => links);
};
const acts = async () => {
  const lead = await hire(shop, 'lead', 'lead');
  return (await office(staffCallsContract.acts, { as: lead, body: {} })).body.acts;
};

test('a draft is not shown; published, it is, and its acts are in the log with before and after', async () => {
  expect((await draft(aRecord('Delivery'))).body).toMatchObject({ version: 1 });
  expect((await read()).status).toBe(404);
  expect(await details()).toMatchObject({
    state: 'draft',
    latest: 0,
    draft: { version: 1, saved_by: 'rasa' },
  });
  expect((await publish()).body).toMatchObject({ number: 1 });
  expect(await titleAt()).toBe('Delivery');
  expect(await details()).toMatchObject({ state: 'published', latest: 1, draft: null });
  const [published, drafted] = await acts();
  expect(published).toMatchObject({
    ...{ act: 'content:publish', who: `staff:${rasa.id}`, subject_kind: 'content' },
    ...{
      subject_id: 'page/ways-of-delivery',
      before: { text: null, draft: 1 },
      after: { text: 1, draft: null },
    },
  });
  expect(drafted).toMatchObject({ act: 'content:draft', before: null, after: { text: null, draft: 1 } });
});

test('what a colleague has saved since is not overwritten', async () => {
  await draft(aRecord('First'));
  expect((await draft(aRecord('Of Tomas'), 1, tomas)).body).toMatchObject({ version: 2 });
  expect(await draft(aRecord('Of Rasa'), 1)).toMatchObject({
    status: 409,
    body: { message: 'staff.content.changed' },
  });
  expect((await details()).record.texts.en.title).toBe('Of Tomas');
  expect((await publish({ version: 1 })).status).toBe(409);
  expect((await draft(aRecord('Of Rasa'), 2)).body).toMatchObject({ version: 3 });
});

test('names in menus and a place in the footer are published, and their faults name the field', async () => {
  const record = aRecord('Ways of delivery', {
    ...{ labels: { en: 'Delivery', lt: 'Pristatymas' }, footer: { menu: 'help', position: 1 } },
  });
  const wrong = { labels: { en: '', lt: 'a'.repeat(201) }, footer: { menu: 'top', position: 10_000 } };
  expect(await draft({ ...record, ...wrong, position: 1.5 } as never)).toMatchObject({
    status: 422,
    body: {
      errors: {
        ...{
          'record.labels.en': ['required'],
          'record.labels.lt': ['too_long'],
          'record.position': ['position'],
        },
        ...{ 'record.footer.menu': ['invalid_value'], 'record.footer.position': ['position'] },
      },
    },
  });
  await draft(record);
  await publish();
  expect(await footerIn('lt')).toContainEqual({ path: '/ways-of-delivery', label: 'Pristatymas' });
  expect(await footerIn('lv')).toContainEqual({ path: '/ways-of-delivery', label: 'Delivery' });
});

test('a draft that is older than the newest text is published only by a person who knows of that', async () => {
  await draft(aRecord('First'));
  await publish();
  await draft(aRecord('Second'));
  expect((await publish({ latest: 0 })).body).toMatchObject({ message: 'staff.content.newer_text' });
  expect((await publish({ latest: 1 })).body).toMatchObject({ number: 2 });
});

test('a wrong block is named by its field, and an address that is used by its own', async () => {
  const blocks = [
    { type: 'text', paragraphs: ['Good.'] },
    { type: 'call', text: 'Buy', label: 'Go', path: 'https://evil.example' },
    { type: 'figures', items: [] },
  ];
  const wrong = { ...aRecord('Delivery'), texts: { en: { ...text('Delivery'), blocks } } };
  expect(await draft(wrong as never)).toMatchObject({
    status: 422,
    body: {
      errors: {
        'record.texts.en.blocks.1.path': ['link'],
        'record.texts.en.blocks.2.items': ['required'],
      },
    },
  });
  const errorsOf = async (record: ContentDraftRecord, isNew = false) => {
    const { body } = await draft(record, 0, rasa, isNew);
    return (body as { errors?: object }).errors;
  };
  expect(await errorsOf(aRecord('Cart', { slug: 'cart' }))).toEqual({
    slug: ['staff.content.address_taken'],
  });
  expect(await errorsOf(aRecord('A', { kind: 'faq', topic: 'none' }))).toEqual({
    'record.topic': ['staff.content.unknown_topic'],
  });
  expect(await errorsOf(aRecord('A', { brands: ['none'] }))).toEqual({ 'record.brands': ['brand'] });
  await draft(aRecord('Delivery'));
  expect(await errorsOf(aRecord('Delivery'), true)).toEqual({ slug: ['staff.content.exists'] });
});

test('a page appears at its time and ends at its time', async () => {
  await draft(aRecord('Summer'));
  expect((await publish({ at: inDays(10), expire_at: inDays(5) })).status).toBe(422);
  await publish({ at: inDays(10), expire_at: inDays(20) });
  expect((await details()).state).toBe('due');
  expect((await read()).status).toBe(404);
  wait(10 * DAY_MS);
  rasa = await hire(shop, 'rasa-later', 'content');
  expect(await titleAt()).toBe('Summer');
  expect((await details()).state).toBe('published');
  await draft(aRecord('Still summer'));
  await publish({ latest: 1, at: inDays(2) });
  expect(await titleAt()).toBe('Summer');
  wait(2 * DAY_MS);
  expect(await titleAt()).toBe('Still summer');
  wait(8 * DAY_MS);
  rasa = await hire(shop, 'rasa-last', 'content');
  expect((await read()).status).toBe(404);
  expect((await details()).state).toBe('ended');
  expect(
    (await office(staffCallsContract.endContent, { as: rasa, body: { ...DELIVERY, expire_at: null } }))
      .status,
  ).toBe(200);
  expect(await titleAt()).toBe('Still summer');
});

test('an earlier text is read and restored, unless a newer one came in between', async () => {
  await draft(aRecord('First'));
  await publish();
  wait(1_000);
  await draft(aRecord('Second'));
  await publish({ latest: 1 });
  const older = await office(staffCallsContract.contentRevision, {
    as: rasa,
    body: { ...DELIVERY, number: 1 },
  });
  expect(older.body.revision).toMatchObject({
    ...{ number: 1, saved_by: 'rasa', is_shown: false, latest: 2 },
    texts: { en: { title: 'First' } },
  });
  const restore = (latest: number) =>
    office(staffCallsContract.restoreContent, { as: rasa, body: { ...DELIVERY, number: 1, latest } });
  expect((await restore(1)).body).toMatchObject({ message: 'staff.content.newer_text' });
  wait(1_000);
  expect((await restore(2)).body).toMatchObject({ number: 3 });
  expect(await titleAt()).toBe('First');
  expect((await acts())[0]).toMatchObject({
    ...{ act: 'content:restore', before: { text: 2 }, after: { text: 3 } },
  });
});

test('a page that moves leads readers of its old address on, and back when it returns', async () => {
  await draft(aRecord('Delivery'));
  await publish();
  const move = (slug: string, to: string) =>
    office(staffCallsContract.moveContent, { as: rasa, body: { kind: 'page', slug, to } });
  const leadsTo = async (path: string) =>
    (await shop.call(pathCheckContract.find, { brand: 'lt', body: { path } })).body.redirect?.to;
  expect((await move(DELIVERY.slug, 'cart')).status).toBe(422);
  expect((await move(DELIVERY.slug, 'how-we-deliver')).status).toBe(200);
  expect((await read()).status).toBe(404);
  expect(await titleAt('how-we-deliver')).toBe('Delivery');
  expect(await leadsTo('/ways-of-delivery')).toBe('/how-we-deliver');
  expect((await move('how-we-deliver', DELIVERY.slug)).status).toBe(200);
  expect(await leadsTo('/how-we-deliver')).toBe('/ways-of-delivery');
  expect(await leadsTo('/ways-of-delivery')).toBeUndefined();
  expect((await move('no-such-page', 'another')).status).toBe(404);
});

describe('a preview', () => {
  const open = async (url: string, brand = 'lt') =>
    shop.call(contentContract.preview, {
      brand,
      body: { token: url.split('/').at(-1) ?? '', language_id: 1 },
    });

  test('shows the draft at its own shop for a day, and never what another draft says', async () => {
    await draft(aRecord('Secret'));
    const preview = () =>
      office(staffCallsContract.previewContent, {
        as: rasa,
        body: { ...DELIVERY, brand: 'lt', language: 'lt' },
      });
    const { url } = (await preview()).body;
    expect(new URL(url).pathname).toMatch(/^\/lt\/content-preview\/[\w-]{43}$/);
    expect((await open(url)).body.page).toMatchObject({ title: 'Secret', is_current: true });
    expect((await open(url, 'nl')).status).toBe(404);
    expect((await open(`/${'a'.repeat(43)}`)).status).toBe(404);
    await draft(aRecord('Better'), 1);
    expect((await open(url)).body.page.title).toBe('Better');
    wait(DAY_MS);
    expect((await open(url)).status).toBe(404);
  });

  test('ends with its draft', async () => {
    await draft(aRecord('Secret'));
    const body = { ...DELIVERY, brand: 'lt', language: 'en' } as const;
    const { url } = (await office(staffCallsContract.previewContent, { as: rasa, body })).body;
    expect(
      (await office(staffCallsContract.dropContentDraft, { as: rasa, body: { ...DELIVERY, version: 1 } }))
        .status,
    ).toBe(200);
    expect((await open(url)).status).toBe(404);
    expect((await office(staffCallsContract.content, { as: rasa, body: DELIVERY })).status).toBe(404);
  });
});

test('the list finds pages by kind, shop, state, a missing language and words, and has pages', async () => {
  await draft(aRecord('Delivery', { brands: ['nl'] }));
  await publish();
  await draft(aRecord('Delivery again', { brands: ['nl'] }));
  const other = aRecord('Our shops', {
    ...{ slug: 'our-shops', texts: { en: text('Our shops'), lt: text('Mūsų parduotuvės') } },
  });
  await draft(other);
  const slugs = async (asked: ContentSearch) =>
    (await list({ ...asked, s: asked.s ?? 'o' })).rows.map(({ slug }) => slug).sort();
  expect(await slugs({ s: 'mūsų' })).toEqual(['our-shops']);
  expect(await slugs({ s: '%' })).toEqual([]);
  expect(await slugs({ s: 'ways-of', state: 'published' })).toEqual(['ways-of-delivery']);
  expect(await slugs({ s: 'ways-of', state: 'draft' })).toEqual(['ways-of-delivery']);
  expect(await slugs({ s: 'ways-of', brand: 'lt' })).toEqual([]);
  expect(await slugs({ s: 'our-shops', brand: 'lt', state: 'draft' })).toEqual(['our-shops']);
  expect(await slugs({ s: 'our-shops', lacks: 'lt' })).toEqual([]);
  expect(await slugs({ s: 'our-shops', lacks: 'lv', kind: 'page' })).toEqual(['our-shops']);
  expect(await slugs({ s: 'our-shops', kind: 'faq' })).toEqual([]);
  for (let at = 0; at < 31; at += 1) await draft(aRecord('Many', { kind: 'page', slug: `many-${at}` }));
  const last = await list({ s: 'many-', page: 99 });
  expect(last).toMatchObject({ total: 31, page: 2, pages: 2 });
  expect(last.rows).toHaveLength(1);
});
