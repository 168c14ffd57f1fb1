import { contentContract, homeContract, type StoredBlock } from '@shop/contracts/content';
import { createTestServer } from '@shop/commerce-kit/testing';
import { noVisitors } from '@shop/commerce-kit/visitor';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createContent } from './content.module.ts';
import { movePage } from './move-page.ts';
import { restoreRevision, savePage } from './save-page.ts';

const NOON = new Date('2026-03-02T12:00:00Z');
const shop = await createTestServer((deps) => {
  const content = createContent({ ...deps, mail: { enqueue: async () => undefined } });
  return { visitors: noVisitors, routes: [content.routes] };
});
const { call, deps, clock } = shop;
beforeAll(() => deps.changes.start());
afterEach(async () => {
  clock.now = NOON;
  await shop.reset();
});
afterAll(shop.close);

const OPENING: StoredBlock = { type: 'opening', look: 'below', query: { sort: 'new_arrivals' } };
const GOODS: StoredBlock = {
  ...{ type: 'goods', heading: 'For {shop}', look: 'row', limit: 4 },
  query: { category: 'clothes/shoes', sort: 'best_sellers' },
};
const TEXT: StoredBlock = { type: 'text', paragraphs: ['Summer.'] };

const text = (title: string, blocks: readonly object[] = [OPENING, GOODS, TEXT, { type: 'how' }]) => ({
  ...{ title, summary: `${title} in short.` },
  blocks,
});
const home = (more: object = {}) => ({
  ...{ kind: 'home', slug: 'lt', texts: { en: text('Summer') } },
  ...{ publish_at: '2026-01-01', valid_from: '2026-01-01' },
  ...more,
});
const put = (record: object) => savePage(deps, record, 'rasa');
const open = async (brand = 'lt', language_id = 1) =>
  (await call(homeContract.home, { brand, body: { language_id } })).body.home;

describe('the home page', () => {
  test('is that of the brand’s build until staff publish another; another brand keeps its own', async () => {
    const built = { heading: null, description: null, blocks: deps.brands.get('lt').home };
    expect(await open()).toEqual(built);
    await put(home());
    expect(await open()).toEqual({
      ...{ heading: 'Summer', description: 'Summer in short.' },
      blocks: [OPENING, { ...GOODS, heading: 'For Nordport' }, TEXT, { type: 'how' }],
    });
    expect((await open('nl')).blocks).toEqual(deps.brands.get('nl').home);
  });

  test('has the sections without the words of staff in a language that they did not write', async () => {
    await put(home({ texts: { en: text('Summer'), lt: text('Vasara', [OPENING]) } }));
    expect(await open('lt', 2)).toMatchObject({ heading: 'Vasara', blocks: [OPENING] });
    const { heading: _, ...goods } = GOODS;
    expect(await open('lt', 4)).toEqual({
      ...{ heading: null, description: null },
      blocks: [OPENING, goods, { type: 'how' }],
    });
  });

  test('begins and ends by the clock, and an earlier one is restored', async () => {
    await put(home({ publish_at: '2026-06-01', valid_from: '2026-06-01', expire_at: '2026-09-01' }));
    expect((await open()).heading).toBeNull();
    clock.now = new Date('2026-06-01T00:00:00Z');
    expect((await open()).heading).toBe('Summer');
    await put(home({ valid_from: '2026-07-01', texts: { en: text('July') }, expire_at: '2026-09-01' }));
    clock.now = new Date('2026-07-01T00:00:00Z');
    expect((await open()).heading).toBe('July');
    await restoreRevision(deps, { kind: 'home', slug: 'lt', number: 1 }, 'rasa');
    expect((await open()).heading).toBe('Summer');
    clock.now = new Date('2026-09-01T00:00:00Z');
    expect((await open()).heading).toBeNull();
  });

  test('is no page of texts: it has no address, no place among them, and cannot be moved', async () => {
    const sitemap = async () => (await call(contentContract.sitemap, { brand: 'lt' })).body;
    const before = await sitemap();
    await put(home());
    const body = { kind: 'home', slug: 'lt', language_id: 1 } as const;
    expect((await call(contentContract.page, { brand: 'lt', body })).status).toBe(404);
    expect(await sitemap()).toBe(before);
    const redirects = () => ({ save: async () => 'saved' as const, remove: async () => false });
    const moved = await movePage({ ...deps, redirects }, { kind: 'home', slug: 'lt', to: 'nl' }, 'rasa');
    expect(moved).toMatchObject({ error: 'no_address' });
  });
});

test.each([
  [{ slug: 'nowhere' }, { code: 'no_address' }],
  [{ footer: { menu: 'help', position: 1 } }, { code: 'no_address' }],
  [{ texts: { en: text('A', [{ type: 'how' }]) } }, { at: 'texts.en.blocks', why: 'opening_first' }],
  [{ texts: { en: text('A', [TEXT, OPENING]) } }, { at: 'texts.en.blocks', why: 'opening_first' }],
  [{ texts: { en: text('A', [OPENING, OPENING]) } }, { at: 'texts.en.blocks', why: 'opening_first' }],
  [{ texts: { en: text('A'), lt: text('A', [TEXT]) } }, { at: 'texts.lt.blocks', why: 'opening_first' }],
  [
    {
      texts: {
        en: text('A', [OPENING, { type: 'products', heading: 'B', query: {}, limit: 4 }]),
      },
    },
    { at: 'texts.en.blocks.1', why: 'not_at_home' },
  ],
  [
    { kind: 'page', slug: 'summer', texts: { en: text('A', [TEXT, OPENING]) } },
    { at: 'texts.en.blocks.1', why: 'only_at_home' },
  ],
  [{ texts: { en: text('A', [{ ...OPENING, look: 'map' }]) } }, { at: 'texts.en.blocks.0.look' }],
  [{ texts: { en: text('A', [OPENING, { ...GOODS, limit: 13 }]) } }, { at: 'texts.en.blocks.1.limit' }],
  [
    { texts: { en: text('A', [OPENING, { ...GOODS, query: { category: '../x', sort: 'best_value' } }]) } },
    { at: 'texts.en.blocks.1.query.category', why: 'category' },
  ],
])('a home of %j is refused', async (wrong, error) => {
  expect(await put(home(wrong))).toMatchObject({ ok: false, error });
  expect((await open()).heading).toBeNull();
});

test('kept homes are told when one is saved, and when one begins or ends by the clock', async () => {
  const heard: string[] = [];
  deps.changes.subscribe({ heard: (keys) => void heard.push(...keys), broken: () => {} });
  const content = createContent({ ...deps, mail: { enqueue: async () => undefined } });
  await put(home({ publish_at: '2026-06-01', expire_at: '2026-09-01' }));
  await expect.poll(() => heard).toEqual(['content:home']);
  for (const [times, day] of ['2026-06-01', '2026-09-01'].entries()) {
    expect(await content.announceDue()).toBe(0);
    clock.now = new Date(`${day}T00:00:01Z`);
    expect(await content.announceDue()).toBe(1);
    await expect.poll(() => heard).toHaveLength(times + 2);
  }
  expect(new Set(heard)).toEqual(new Set(['content:home']));
});
