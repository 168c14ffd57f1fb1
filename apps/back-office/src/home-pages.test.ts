import { PLAIN_HOME } from '@shop/domain/home';
import { expect, test } from 'vitest';
import { openOffice as open } from './testing/open-office.ts';

const AT = '2026-11-26T10:00:00-05:00';

const LIST = {
  ...{ rows: [], total: 0, page: 1, pages: 1 },
  homes: [
    { key: 'lt', name: 'Nordport', blocks: PLAIN_HOME },
    { key: 'ae', name: 'Gulf Dock', blocks: PLAIN_HOME.slice(0, 2) },
  ],
};
const BLOCKS = [
  { type: 'opening', look: 'below', query: { category: 'clothes/shoes', sort: 'best_value' } },
  { type: 'goods', heading: 'For summer', look: 'grid', query: { sort: 'new_arrivals' }, limit: 8 },
  { type: 'offers' },
  { type: 'text', paragraphs: ['Open all summer.'] },
];
const RECORD = {
  ...{ kind: 'home', slug: 'lt' },
  texts: { en: { title: 'Summer', summary: 'Cheaper by sea.', blocks: BLOCKS } },
};
const CONTENT = {
  ...{ kind: 'home', slug: 'lt', state: 'published', record: RECORD, latest: 1, topics: [] },
  draft: { version: 3, based_on: 1, saved_at: AT, saved_by: 'tomas' },
  ...{ publish_at: AT, expire_at: null, brands: LIST.homes.map(({ key, name }) => ({ key, name })) },
  history: [{ number: 1, saved_at: AT, saved_by: 'rasa', valid_from: AT, is_shown: true }],
};
const ONE = { '/api/staff/content/one': { body: { content: CONTENT } } };
const TEXT = '/content/text/en/home/lt';

/** The form as a browser sends it when nothing was typed. */
const FORM = {
  ...{ act: 'text', key: 'k1', version: '3', current: '3', blocks: '4' },
  ...{ title: 'Summer', summary: 'Cheaper by sea.' },
  ...{ 'b0.type': 'opening', 'b0.look': 'below', 'b0.category': 'clothes/shoes', 'b0.sort': 'best_value' },
  ...{ 'b1.type': 'goods', 'b1.heading': 'For summer', 'b1.look': 'grid', 'b1.category': '' },
  ...{ 'b1.sort': 'new_arrivals', 'b1.limit': '8', 'b2.type': 'offers' },
  ...{ 'b3.type': 'text', 'b3.heading': '', 'b3.paragraphs': 'Open all summer.' },
};

test('a new home begins with the sections that its shop has by its build', async () => {
  const answers = {
    '/api/staff/content': { body: LIST },
    '/api/staff/content/draft': { body: { version: 1 } },
  };
  expect((await open('/content', { answers })).html).toContain('Gulf Dock (ae)');
  const form = { act: 'begin_home', key: 'k1', brand: 'ae', title: 'Summer', summary: 'Cheaper by sea.' };
  const begun = await open('/content', { form, answers });
  expect(begun).toMatchObject({ status: 303, location: '/content/text/en/home/ae' });
  expect(begun.asked.at(-1)?.body).toMatchObject({
    record: { kind: 'home', slug: 'ae', texts: { en: { title: 'Summer', blocks: PLAIN_HOME.slice(0, 2) } } },
    is_new: true,
  });
});

test('a home that is saved without a change is the same', async () => {
  const { html } = await open(TEXT, { answers: ONE });
  for (const word of ['1. Opening with a worked out price', '3. Offers', 'Price below the goods', '4. Text'])
    expect(html, word).toContain(word);
  // What is said of pages of texts: shops, a place in the footer.
  expect(html).not.toContain('name="menu"');
  expect(html).not.toContain('value="products"');
  const saved = await open(TEXT, {
    form: { ...FORM, press: 'save' },
    answers: { ...ONE, '/api/staff/content/draft': { body: { version: 4 } } },
  });
  expect(saved).toMatchObject({ status: 303, location: `${TEXT}?done` });
  expect(saved.asked.at(-1)?.body).toEqual({ record: { ...RECORD, position: 0 }, version: 3 });
});

test('sections are moved, added and removed by buttons, and nothing is saved', async () => {
  const press = async (given: string, more: object = {}) => {
    const form = { ...FORM, 'b1.heading': 'Typed', press: given, ...more };
    const { html, status, asked } = await open(TEXT, { form, answers: ONE });
    expect([status, asked.some(({ url }) => url.endsWith('/draft'))]).toEqual([200, false]);
    return html;
  };
  const moved = await press('down:1');
  expect(moved).toContain('2. Offers');
  expect(moved).toContain('3. Row of goods');
  expect(moved).toContain('name="b2.heading" value="Typed"');
  expect(await press('add', { add: 'route' })).toContain('5. Map of the ways');
  const less = await press('remove:1');
  expect(less).not.toContain('Row of goods:');
  expect(less).toContain('2. Offers');
});

test('a home without its opening says so where sections are added, and keeps what was typed', async () => {
  const refusal = { errors: { 'record.texts.en.blocks': ['opening_first'] }, message: 'invalid' };
  const { html, status } = await open(TEXT, {
    form: { ...FORM, title: 'Typed', press: 'save' },
    answers: { ...ONE, '/api/staff/content/draft': { status: 422, body: refusal } },
  });
  expect(status).toBe(422);
  expect(html).toContain('A home page begins with its only opening.');
  expect(html).toContain('value="Typed"');
});

test('the desk previews a home at its own shop, publishes it at a time, and moves it nowhere', async () => {
  const { html } = await open('/content/page/home/lt', { answers: ONE });
  expect(html).toContain('Nordport (lt)');
  expect(html).not.toContain('Gulf Dock (ae)');
  expect(html).toContain('name="at"');
  expect(html).toContain('name="expire_at"');
  expect(html).not.toContain('value="move"');
});

test('an older home is shown with all its sections, and is restored by a button', async () => {
  const revision = { ...CONTENT.history[0], number: 1, latest: 2, texts: RECORD.texts };
  const { html } = await open('/content/history/1/home/lt', {
    answers: { '/api/staff/content/revision': { body: { revision } } },
  });
  for (const word of ['Price below the goods', '3. Offers', 'Several rows', 'value="restore"'])
    expect(html, word).toContain(word);
});
