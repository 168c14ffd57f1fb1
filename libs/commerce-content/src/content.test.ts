import { contentContract, type PageText } from '@shop/contracts/content';
import { announceChange } from '@shop/commerce-kit/changes';
import { createTestServer } from '@shop/commerce-kit/testing';
import { noVisitors } from '@shop/commerce-kit/visitor';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createContent } from './content.module.ts';
import { restoreRevision, savePage, saveTopic } from './save-page.ts';

const NOON = new Date('2026-03-02T12:00:00Z');
const shop = await createTestServer((deps) => {
  const content = createContent({ ...deps, mail: { enqueue: async () => undefined } });
  return { visitors: noVisitors, routes: [content.routes] };
});
const { call, db, deps, clock } = shop;
beforeAll(() => deps.changes.start());
afterEach(async () => {
  clock.now = NOON;
  await shop.reset();
});
afterAll(shop.close);

const text = (title: string, words = 'Words.'): PageText => ({
  title,
  summary: `${title} in short.`,
  blocks: [{ type: 'text', paragraphs: [words] }],
});
const page = (slug: string, more: object = {}) => ({
  ...{ kind: 'page', slug, texts: { en: text('Page') }, valid_from: '2026-01-01', publish_at: '2026-01-01' },
  ...more,
});
const put = (record: object) => savePage(deps, record, 'rasa');
const open = async (
  slug: string,
  more: { kind?: 'page' | 'legal' | 'post'; version?: string; brand?: string; language_id?: number } = {},
) => {
  const { brand = 'lt', kind = 'page', language_id = 2, version } = more;
  return call(contentContract.page, {
    brand,
    body: { kind, slug, language_id, ...(version !== undefined && { version }) },
  });
};

describe('a page', () => {
  test('is shown in the reader’s language, and in English where that is missing', async () => {
    await put(page('delivery', { texts: { en: text('Delivery'), lt: text('Pristatymas') } }));
    expect((await open('delivery')).body.page).toMatchObject({ title: 'Pristatymas', language: 'lt' });
    expect((await open('delivery', { language_id: 4 })).body.page).toMatchObject({
      title: 'Delivery',
      language: 'en',
    });
  });

  test('names the data of the brand that shows it', async () => {
    const words = '{shop}, {seller}: {return_days}, {warranty_months}, {ships_to}, {unknown}';
    const link = { text: '{phone}', href: 'tel:{phone}' };
    const blocks = [{ type: 'text', paragraphs: [words, [link]] }];
    await put(page('delivery', { texts: { en: { ...text('Delivery'), blocks } } }));
    const { body } = await open('delivery', { language_id: 1 });
    expect(body.page.blocks).toEqual([
      {
        type: 'text',
        paragraphs: [
          'Nordport, UAB Nordport: 14, 24, Lithuania, Latvia, and Estonia, {unknown}',
          [{ text: '+370 46 000 184', href: 'tel:+37046000184' }],
        ],
      },
    ]);
  });

  test('belongs to the brands that it names, and to those with the feature that it needs', async () => {
    await put(page('only-nl', { brands: ['nl'] }));
    await put(page('about-us', { feature: 'about-us' }));
    expect((await open('only-nl')).status).toBe(404);
    expect((await open('only-nl', { brand: 'nl' })).status).toBe(200);
    expect((await open('about-us')).status).toBe(200);
    expect((await open('about-us', { brand: 'pj' })).status).toBe(404);
  });

  test('appears and ends by the clock of the shop', async () => {
    await put(page('summer', { publish_at: '2026-06-01', expire_at: '2026-09-01' }));
    expect((await open('summer')).status).toBe(404);
    clock.now = new Date('2026-06-01T00:00:00Z');
    expect((await open('summer')).status).toBe(200);
    clock.now = new Date('2026-09-01T00:00:00Z');
    expect((await open('summer')).status).toBe(404);
  });

  test('has a history, and an earlier text can be restored', async () => {
    await put(page('delivery', { texts: { en: text('First') } }));
    clock.now = new Date(NOON.getTime() + 1_000);
    await put(page('delivery', { valid_from: undefined, texts: { en: text('Second') } }));
    expect((await open('delivery')).body.page.title).toBe('Second');
    clock.now = new Date(NOON.getTime() + 2_000);
    const of = { kind: 'page', slug: 'delivery', number: 1 } as const;
    expect(await restoreRevision(deps, of, 'rasa')).toMatchObject({ value: { number: 3 } });
    expect((await open('delivery')).body.page.title).toBe('First');
    const acts = await db.selectFrom('audit_event').select(['actor', 'subject', 'details']).execute();
    expect(acts.map(({ actor, subject, details }) => [actor, subject, details])).toEqual([
      ['staff:rasa', 'content:page/delivery', { act: 'content:put' }],
      ['staff:rasa', 'content:page/delivery', { act: 'content:put' }],
      ['staff:rasa', 'content:page/delivery', { act: 'content:restore' }],
    ]);
  });
});

test('a legal text has versions: the current one, what changed and when, and the older text', async () => {
  const legal = (valid_from: string, title: string, changes?: object) =>
    put(page('privacy-policy', { kind: 'legal', valid_from, texts: { en: text(title) }, changes }));
  await legal('2025-01-01', 'Old');
  expect(await legal('2026-02-01', 'New')).toMatchObject({ error: { code: 'changes_missing' } });
  await legal('2026-02-01', 'New', { en: 'We added passkeys.', lt: 'Pridėjome prieigos raktus.' });
  await legal('2026-08-01', 'Next', { en: 'Later.' });
  const of = { kind: 'legal' } as const;
  expect((await open('privacy-policy', of)).body.page).toMatchObject({
    ...{ title: 'New', is_current: true, valid_from: '2026-02-01' },
    versions: [
      { valid_from: '2026-02-01', changes: 'Pridėjome prieigos raktus.' },
      { valid_from: '2025-01-01', changes: null },
    ],
  });
  const old = await open('privacy-policy', { ...of, version: '2025-01-01' });
  expect(old.body.page).toMatchObject({ title: 'Old', is_current: false });
  for (const version of ['2026-08-01', '2020-01-01'])
    expect((await open('privacy-policy', { ...of, version })).status).toBe(404);
});

describe('what is saved', () => {
  const block = (one: object) => put(page('delivery', { texts: { en: { ...text('A'), blocks: [one] } } }));
  const link = (href: string) => block({ type: 'text', paragraphs: [[{ text: 'here', href }]] });

  test.each([
    '/c/shoes',
    'https://shop.example/a',
    'mailto:help@shop.example',
    'mailto:{email}',
    'tel:+370 46 000 184',
  ])('may link to %s', async (href) => expect(await link(href)).toMatchObject({ ok: true }));

  test.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'http://shop.example',
    'data:text/html,a',
    'https://a@evil.example',
    'c/shoes',
  ])('may not link to %s', async (href) =>
    expect(await link(href)).toMatchObject({ ok: false, error: { code: 'invalid' } }),
  );

  test.each([
    { type: 'html', html: '<b>a</b>' },
    { type: 'text', paragraphs: ['a'], html: '<b>a</b>' },
    { type: 'text', paragraphs: [] },
    { type: 'table', head: ['a', 'b'], rows: [['1']] },
    { type: 'picture', src: 'https://elsewhere.example/a.png', alt: '' },
    { type: 'products', heading: 'A', query: {}, limit: 100 },
  ])('is refused as %j', async (one) => {
    expect(await block(one)).toMatchObject({ ok: false, error: { code: 'invalid' } });
    expect((await open('delivery')).status).toBe(404);
  });

  test('has an address of its own, and a topic that exists', async () => {
    expect(await put(page('cart'))).toMatchObject({ error: { code: 'address_taken' } });
    expect(await put(page('c/shoes'))).toMatchObject({ error: { code: 'address_taken' } });
    expect(await put(page('imprint', { kind: 'legal' }))).toMatchObject({ error: { code: 'no_address' } });
    expect(await put(page('a', { kind: 'faq', topic: 'none' }))).toMatchObject({
      error: { code: 'unknown_topic' },
    });
  });
});

describe('lists', () => {
  const topics = async () => {
    await saveTopic(
      deps,
      { topic_of: 'faq', key: 'delivery', names: { en: 'Delivery', lt: 'Pristatymas' }, position: 2 },
      'rasa',
    );
    await saveTopic(
      deps,
      { topic_of: 'faq', key: 'ordering', names: { en: 'Ordering' }, position: 1 },
      'rasa',
    );
    await saveTopic(deps, { topic_of: 'post', key: 'guides', names: { en: 'Guides' } }, 'rasa');
  };
  const faq = async (s?: string) =>
    (
      await call(contentContract.faq, { body: { language_id: 2, ...(s !== undefined && { s }) } })
    ).body.topics.map(({ name, entries }) => [name, ...entries.map(({ question }) => question)]);

  test('questions are by topic, and a search ignores capitals and marks', async () => {
    await topics();
    const ask = (slug: string, topic: string, question: string, answer: string, position = 0) =>
      put(page(slug, { kind: 'faq', topic, position, texts: { en: text(question, answer) } }));
    await ask('b', 'delivery', 'How long by sea?', 'Six weeks.', 2);
    await ask('a', 'delivery', 'How long by air?', 'Grąžinimas takes a week.', 1);
    await ask('c', 'ordering', 'Who may order?', 'Everyone.');
    expect(await faq()).toEqual([
      ['Ordering', 'Who may order?'],
      ['Pristatymas', 'How long by air?', 'How long by sea?'],
    ]);
    expect(await faq('LONG grazinimas')).toEqual([['Pristatymas', 'How long by air?']]);
    expect(await faq('nothing like it')).toEqual([]);
  });

  test('posts are newest first, ten a page, and by topic', async () => {
    await topics();
    for (let day = 1; day <= 12; day += 1)
      await put(
        page(`post-${day}`, {
          ...{ kind: 'post', publish_at: `2026-02-${String(day).padStart(2, '0')}` },
          ...(day > 10 && { topic: 'guides', author: 'Rasa' }),
          texts: { en: text(`Post ${day}`, 'word '.repeat(600).trim()) },
        }),
      );
    const posts = async (body: object) =>
      (await call(contentContract.posts, { body: { language_id: 1, ...body } })).body;
    const first = await posts({});
    expect(first.posts.map(({ slug }) => slug).slice(0, 2)).toEqual(['post-12', 'post-11']);
    expect(first).toMatchObject({ page: 1, pages: 2, topics: [{ key: 'guides', name: 'Guides' }] });
    expect(first.posts[0]).toMatchObject({ author: 'Rasa', minutes: 3, topic: { name: 'Guides' } });
    expect((await posts({ page: 99 })).posts.map(({ slug }) => slug)).toEqual(['post-2', 'post-1']);
    expect((await posts({ topic: 'guides' })).posts).toHaveLength(2);
    const feed = await call(contentContract.feed, { params: { locale: 'en' } });
    expect(feed.headers['content-type']).toContain('application/atom+xml');
    expect(String(feed.body)).toContain('<title>Post 12</title>');
    expect((await call(contentContract.feed, { brand: 'pj', params: { locale: 'en' } })).status).toBe(404);
  });
});

test('search engines get the addresses of all content in each language', async () => {
  await put(page('delivery'));
  await put(page('hidden', { publish_at: '2030-01-01' }));
  const { body } = await call(contentContract.sitemap);
  expect(String(body)).toContain('<loc>http://lt.localhost:4200/ee/delivery</loc>');
  expect(String(body)).toContain('hreflang="et" href="http://lt.localhost:4200/ee/delivery"');
  expect(String(body)).not.toContain('hidden');
});

describe('caches', () => {
  const listen = async () => {
    const heard: string[] = [];
    deps.changes.subscribe({ heard: (keys) => void heard.push(...keys), broken: () => undefined });
    // Notifications come in the order of their commits: those of the reset before this test come before its own.
    await announceChange(db, ['content:first-heard']);
    await expect.poll(() => heard).toContain('content:first-heard');
    heard.length = 0;
    return heard;
  };

  test('are told of each save at once, and of the footer’s only where it shows the page', async () => {
    const heard = await listen();
    await put(page('delivery'));
    await expect.poll(() => heard).toEqual(['content:page']);
    await put(page('delivery', { footer: { menu: 'help', position: 1 } }));
    await expect.poll(() => heard.slice(1)).toEqual(['content:page', 'config:content']);
  });

  test('are told when a page appears by the clock', async () => {
    const content = createContent({ ...deps, mail: { enqueue: async () => undefined } });
    await put(page('summer', { publish_at: '2026-06-01' }));
    const heard = await listen();
    expect(await content.announceDue()).toBe(0);
    clock.now = new Date('2026-06-01T00:00:01Z');
    expect(await content.announceDue()).toBe(1);
    await expect.poll(() => heard).toContain('content:page');
    expect(await content.announceDue()).toBe(0);
  });
});

test('R-CFG-05 the site is told whether there are posts, and the links of the footer in the reader’s language', async () => {
  const content = createContent({ ...deps, mail: { enqueue: async () => undefined } });
  const brand = deps.brands.get('lt');
  expect((await content.ofSite(brand, 'lt')).blogs).toEqual([]);
  await put(
    page('delivery', {
      footer: { menu: 'help', position: 55 },
      labels: { en: 'Delivery', lt: 'Pristatymas' },
    }),
  );
  await put(page('first', { kind: 'post' }));
  const { blogs, menus } = await content.ofSite(brand, 'lt');
  expect(blogs).toHaveLength(1);
  expect(menus.map(({ heading }) => heading)).toEqual(['Parduotuvė', 'Pagalba', 'Apie parduotuvę']);
  expect(menus[1]?.links).toEqual([
    { path: '/faq', label: 'Dažni klausimai' },
    { path: '/delivery', label: 'Pristatymas' },
    { path: '/contacts', label: 'Kontaktai' },
    { path: '/warranty', label: 'Garantija' },
    { path: '/calculate', label: 'Kainos skaičiuoklė' },
  ]);
  expect(menus[2]?.links).toEqual([{ path: '/blog', label: 'Tinklaraštis' }]);
  const without = await content.ofSite(deps.brands.get('tp'), 'lt');
  expect(without.blogs).toEqual([]);
  expect(without.menus.flatMap(({ links }) => links.map(({ path }) => path))).toEqual([
    ...['/marketplace', '/order-form', '/pro', '/newsletter', '/all-brands', '/cart'],
    ...['/faq', '/delivery', '/contacts', '/warranty', '/calculate'],
  ]);
});
