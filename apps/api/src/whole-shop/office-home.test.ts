import { homeContract, type ContentDraftRecord } from '@shop/contracts/content';
import { staffCallsContract } from '@shop/contracts/staff';
import { hire, officeOf, type Officer } from '@shop/commerce-staff/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

const WITHIN = { timeout: 1_000, interval: 20 };

let shop: WholeShop;
let office: ReturnType<typeof officeOf>;
let rasa: Officer;
beforeAll(async () => {
  shop = await createWholeShop();
  await shop.deps.changes.start();
  office = officeOf(shop);
});
beforeEach(async () => {
  await shop.reset();
  rasa = await hire(shop, 'rasa', 'content');
});
afterAll(() => shop.close());

const OF = { kind: 'home', slug: 'lt' } as const;
const homes = async () =>
  (await office(staffCallsContract.contents, { as: rasa, body: {} })).body.homes ?? [];
const draft = async (more: Partial<ContentDraftRecord['texts']['en']> = {}) => {
  const { blocks = [] } = (await homes()).find(({ key }) => key === 'lt') ?? {};
  const en = { title: 'Summer', summary: 'In short.', blocks: [...blocks].reverse(), ...more };
  const record = { ...OF, texts: { en } };
  return office(staffCallsContract.saveContentDraft, { as: rasa, body: { record, version: 0 } });
};
const open = async (brand = 'lt') =>
  (await shop.call(homeContract.home, { brand, body: { language_id: 1 } })).body.home;
const asBuilt = async () => (await homes()).find(({ key }) => key === 'lt')?.blocks ?? [];

test('kept homes end within a second of a home’s publication, and not with its draft', async () => {
  const heard: string[] = [];
  shop.deps.changes.subscribe({ heard: (keys) => void heard.push(...keys), broken: () => {} });
  const blocks = (await asBuilt()).slice(0, 2);
  expect((await draft({ blocks })).status).toBe(200);
  expect(heard).not.toContain('content:home');
  const published = await office(staffCallsContract.publishContent, {
    as: rasa,
    body: { ...OF, version: 1, latest: 0 },
  });
  expect(published.status).toBe(200);
  await expect.poll(() => heard, WITHIN).toContain('content:home');
  expect(await open()).toEqual({ heading: 'Summer', description: 'In short.', blocks });
  expect((await open('lv')).heading).toBeNull();
});

test('a draft is previewed as a home, at its own shop only, by a link that ends after a day', async () => {
  await draft({ blocks: (await asBuilt()).slice(0, 1) });
  const preview = (brand: string) =>
    office(staffCallsContract.previewContent, { as: rasa, body: { ...OF, brand, language: 'lt' } });
  expect((await preview('lv')).status).toBe(422);
  const { url } = (await preview('lt')).body;
  expect(new URL(url).pathname).toMatch(/^\/lt\/home-preview\/[\w-]{43}$/);
  const body = { token: url.split('/').at(-1) ?? '', language_id: 1 };
  const look = (brand = 'lt') => shop.call(homeContract.preview, { brand, body });
  expect((await look()).body.home).toMatchObject({ heading: 'Summer' });
  expect((await look('lv')).status).toBe(404);
  expect((await open()).heading).toBeNull();
  shop.clock.now = new Date(shop.clock.now.getTime() + 86_400_000);
  expect((await look()).status).toBe(404);
});

test('a home that does not open with goods is refused, and names where', async () => {
  const { status, body } = await draft();
  expect([status, body]).toMatchObject([422, { errors: { 'record.texts.en.blocks': ['opening_first'] } }]);
});

test('the list finds a home by its shop, and by no other', async () => {
  await draft({ blocks: (await asBuilt()).slice(0, 1) });
  const found = async (brand: string) =>
    (await office(staffCallsContract.contents, { as: rasa, body: { brand, kind: 'home' } })).body.rows;
  expect(await found('lt')).toMatchObject([{ ...OF, title: 'Summer', state: 'draft' }]);
  expect(await found('lv')).toEqual([]);
});
