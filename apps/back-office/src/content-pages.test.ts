import { PAYLOADS } from '@shop/testing/script-payloads';
import { expect, test } from 'vitest';
import { openOffice as open } from './testing/open-office.ts';

const AT = '2026-11-26T10:00:00-05:00';

const RECORD = {
  ...{ kind: 'page', slug: 'delivery', brands: ['lt'], labels: { en: 'Deliveries' } },
  texts: {
    en: {
      ...{ title: 'Delivery', summary: 'How parcels arrive.' },
      blocks: [
        { type: 'text', heading: 'By air', paragraphs: [['Fast, ', { text: 'see', href: '/calculate' }]] },
        { type: 'call', text: 'Begin', label: 'Go', path: '/calculate' },
      ],
    },
  },
};
const CONTENT = {
  ...{ kind: 'page', slug: 'delivery', state: 'published', record: RECORD, latest: 2 },
  draft: { version: 3, based_on: 1, saved_at: AT, saved_by: 'tomas' },
  ...{ publish_at: AT, expire_at: null, topics: [] },
  brands: [
    { key: 'lt', name: 'Nordport' },
    { key: 'nl', name: 'Noord' },
  ],
  history: [
    { number: 2, saved_at: AT, saved_by: 'tomas', valid_from: AT, is_shown: true },
    { number: 1, saved_at: AT, saved_by: 'rasa', valid_from: AT, is_shown: false },
  ],
};
const ONE = { '/api/staff/content/one': { body: { content: CONTENT } } };
const ROW = {
  ...{ kind: 'page', slug: 'delivery', title: 'Delivery', brands: null, state: 'published', has_draft: true },
  ...{ languages: ['en', 'lt'], saved_at: AT, saved_by: 'tomas' },
};
const TEXT = '/content/text/en/page/delivery';

/** The form as a browser sends it when nothing was typed. */
const FORM = {
  ...{ act: 'text', key: 'k1', version: '3', current: '3', blocks: '2', 'brand.lt': 'on' },
  ...{ title: 'Delivery', summary: 'How parcels arrive.', menu: '', menu_position: '0', position: '0' },
  ...{ 'labels.en': 'Deliveries', 'labels.lt': '', 'labels.lv': '', 'labels.ee': '' },
  ...{ 'b0.type': 'text', 'b0.heading': 'By air', 'b0.paragraphs': 'Fast, [see](/calculate)' },
  ...{ 'b1.type': 'call', 'b1.text': 'Begin', 'b1.label': 'Go', 'b1.path': '/calculate' },
};

test('the list of the content asks for what its address says, and leads to its pages', async () => {
  const list = { rows: [ROW], total: 61, page: 2, pages: 3 };
  const { html, asked } = await open('/content?kind=page&state=draft&lacks=lv&s=deli&page=2&brand=lt&x=1', {
    answers: { '/api/staff/content': { body: list } },
  });
  expect(asked.at(-1)?.body).toEqual({
    ...{ kind: 'page', state: 'draft', lacks: 'lv', brand: 'lt', s: 'deli', page: 2 },
  });
  for (const word of [
    'href="/content/page/page/delivery"',
    'EN, LT',
    'Published',
    'Draft',
    'all shops',
    'page=3',
  ])
    expect(html, word).toContain(word);
  const empty = await open('/content', {
    answers: { '/api/staff/content': { body: { rows: [], total: 0, page: 1, pages: 1 } } },
  });
  expect(empty.html).toContain('No page matches.');
  expect(empty.html).not.toContain('<script');
});

test('only the roles of the content have its link', async () => {
  const answers = { '/api/staff/overview': { body: {} } };
  expect((await open('/', { answers })).html).toContain('href="/content"');
  expect((await open('/', { answers, role: 'warehouse' })).html).not.toContain('href="/content"');
});

test('a text that is saved without a change is the same, and names the draft that was read', async () => {
  const { html } = await open(TEXT, { answers: ONE });
  for (const word of [
    '1. Text',
    '2. Call to action',
    'Fast, [see](/calculate)',
    'LT (missing)',
    'value="save"',
  ])
    expect(html, word).toContain(word);
  const saved = await open(TEXT, {
    form: { ...FORM, press: 'save' },
    answers: { ...ONE, '/api/staff/content/draft': {} },
  });
  expect(saved).toMatchObject({ status: 303, location: `${TEXT}?done` });
  expect(saved.asked.at(-1)?.body).toEqual({ record: { ...RECORD, position: 0 }, version: 3 });
});

test('a block is moved, removed and added by buttons, and nothing is saved', async () => {
  const press = async (given: string, more: object = {}) => {
    const { html, status, asked } = await open(TEXT, {
      form: { ...FORM, 'b0.heading': 'Typed <b>', press: given, ...more },
      answers: ONE,
    });
    expect([status, asked.some(({ url }) => url.endsWith('/draft'))]).toEqual([200, false]);
    return html;
  };
  const moved = await press('down:0');
  expect(moved.indexOf('1. Call to action')).toBeLessThan(moved.indexOf('2. Text'));
  expect(moved).toContain('value="Typed &lt;b&gt;"');
  expect(await press('remove:0')).not.toContain('2. Call');
  expect(await press('add', { add: 'steps' })).toContain('3. Steps');
});

test('an error names its block and its field, and nothing that was typed is lost', async () => {
  const { html, status } = await open(TEXT, {
    form: { ...FORM, 'b1.path': 'nowhere', press: 'save' },
    answers: {
      ...ONE,
      '/api/staff/content/draft': {
        status: 422,
        body: { message: 'invalid_input', errors: { 'record.texts.en.blocks.1.path': ['link'] } },
      },
    },
  });
  expect(status).toBe(422);
  expect(html).toContain('2. Call to action – Leads to: Write a path of the shop: /faq');
  expect(html).toContain('value="nowhere"');
  expect(html).toContain('aria-invalid="true"');
});

/** The call refuses the draft with these errors. */
const refusing = (errors: Readonly<Record<string, readonly string[]>>) => ({
  ...ONE,
  '/api/staff/content/draft': { status: 422, body: { message: 'invalid_input', errors } },
});

test('the names in menus and the place in the footer are shown and saved', async () => {
  const record = { ...RECORD, footer: { menu: 'help', position: 55 } };
  const answers = { '/api/staff/content/one': { body: { content: { ...CONTENT, record } } } };
  const { html } = await open(TEXT, { answers });
  expect(html).toMatch(/name="labels\.en"[^>]*value="Deliveries"/);
  expect(html).toMatch(/<option value="help" selected="">Help/);
  expect(html).toMatch(/name="menu_position"[^>]*value="55"/);
  const typed = { 'labels.en': 'Delivery ways', 'labels.lv': ' Piegāde ', menu: 'about', menu_position: '7' };
  const saved = await open(TEXT, {
    form: { ...FORM, ...typed, press: 'save' },
    answers: { ...answers, '/api/staff/content/draft': {} },
  });
  expect(saved.asked.at(-1)?.body).toMatchObject({
    record: { labels: { en: 'Delivery ways', lv: 'Piegāde' }, footer: { menu: 'about', position: 7 } },
  });
  const without = { 'labels.en': '', menu: '' };
  const emptied = await open(TEXT, {
    form: { ...FORM, ...without, press: 'save' },
    answers: { ...answers, '/api/staff/content/draft': {} },
  });
  const { record: sent } = emptied.asked.at(-1)?.body as { record: object };
  expect(Object.keys(sent)).not.toContain('labels');
  expect(Object.keys(sent)).not.toContain('footer');
});

test('a fault of a name in menus or of a position names its field, and what was typed stays', async () => {
  const typed = { 'labels.en': '', 'labels.lt': 'Siuntos', menu: 'help', menu_position: 'x', title: 'Typed' };
  const { html, asked } = await open(TEXT, {
    form: { ...FORM, ...typed, press: 'save' },
    answers: refusing({ 'record.labels.en': ['required'], 'record.footer.position': ['position'] }),
  });
  expect(asked.find(({ url }) => url.endsWith('/draft'))?.body).toMatchObject({
    record: { labels: { en: '', lt: 'Siuntos' } },
  });
  expect(html).toContain('Name in menus (EN): Fill this in.');
  expect(html).toContain('Position in the footer: Write a whole number from 0 to 9,999.');
  for (const kept of ['value="Siuntos"', 'value="x"', 'value="Typed"']) expect(html, kept).toContain(kept);
});

test('what a colleague has saved since is said, with their name, and can be replaced knowingly', async () => {
  const changed = { status: 409, body: { message: 'staff.content.changed' } };
  const { html } = await open(TEXT, {
    form: { ...FORM, title: 'Mine', version: '2', press: 'save' },
    answers: { ...ONE, '/api/staff/content/draft': changed },
  });
  expect(html).toContain('A colleague has saved this draft since you opened it.');
  expect(html).toContain('The text was saved by tomas');
  expect(html).toContain('value="Mine"');
  expect(html).toMatch(/name="version" value="2"/);
  const over = await open(TEXT, {
    form: { ...FORM, title: 'Mine', version: '2', press: 'save_over' },
    answers: { ...ONE, '/api/staff/content/draft': {} },
  });
  expect(over.asked.at(-1)?.body).toMatchObject({ version: 3, record: { texts: { en: { title: 'Mine' } } } });
});

test('another language begins with a copy of the English text, and is removed when it is emptied', async () => {
  const at = '/content/text/lt/page/delivery';
  const typed = { title: '', 'labels.lt': 'Siuntos', press: 'copy' };
  const { html } = await open(at, { form: { ...FORM, ...typed }, answers: ONE });
  expect(html).toContain('value="Delivery"');
  expect(html).toContain('value="Siuntos"');
  const emptied = { ...FORM, title: '', summary: '', blocks: '0', press: 'save' };
  const { asked } = await open(at, {
    form: emptied,
    answers: { ...ONE, '/api/staff/content/draft': {} },
  });
  expect(Object.keys((asked.at(-1)?.body as { record: typeof RECORD }).record.texts)).toEqual(['en']);
});

test('the desk of a page shows its draft, previews and publishes it, and lists its texts', async () => {
  const at = '/content/page/page/delivery';
  const { html } = await open(at, { answers: ONE });
  for (const word of ['The text was saved by tomas', 'shown now', 'href="/content/history/1/page/delivery"'])
    expect(html, word).toContain(word);
  expect(html).toContain('A text was published after this draft was begun.');
  const url = 'https://lt.example/lt/content-preview/abc';
  const preview = await open(at, {
    form: { act: 'preview', key: 'k1', brand: 'lt', language: 'lt' },
    answers: { ...ONE, '/api/staff/content/preview': { body: { url, expires_at: AT } } },
  });
  expect(preview.status).toBe(200);
  expect(preview.html).toContain(`href="${url}"`);
  const published = await open(at, {
    form: { act: 'publish', key: 'k1', version: '3', latest: '2', at: '2026-12-01T10:30', expire_at: '' },
    answers: { ...ONE, '/api/staff/content/publish': {} },
  });
  expect(published.asked.at(-1)?.body).toEqual({
    ...{ kind: 'page', slug: 'delivery', version: 3, latest: 2, at: '2026-12-01T08:30:00.000Z' },
  });
  const later = await open(at, { form: { act: 'publish', key: 'k1', at: 'soon' }, answers: ONE });
  expect(later.status).toBe(422);
});

test('an earlier text is read in each of its languages and restored', async () => {
  const at = '/content/history/1/page/delivery';
  const [, row] = CONTENT.history;
  const answers = {
    '/api/staff/content/revision': { body: { revision: { ...row, texts: RECORD.texts, latest: 2 } } },
    '/api/staff/content/restore': {},
  };
  const { html } = await open(at, { answers });
  for (const word of ['Text 1: Delivery', 'EN · Delivery', 'Fast, [see](/calculate)', 'Restore this text'])
    expect(html, word).toContain(word);
  const { location, asked } = await open(at, { form: { act: 'restore', key: 'k1', latest: '2' }, answers });
  expect(location).toBe('/content/page/page/delivery?done');
  expect(asked.at(-1)?.body).toEqual({ kind: 'page', slug: 'delivery', number: 1, latest: 2 });
});

test('an address that names no page is not found', async () => {
  for (const at of ['/content/page/none/a', '/content/text/xx/page/a', '/content/history/x/page/a'])
    expect((await open(at, { answers: ONE })).status, at).toBe(404);
});

/** Every field of every kind of block, as a browser sends them. */
const FIELDS_OF_KINDS = {
  text: ['heading', 'paragraphs'],
  list: ['heading', 'items'],
  picture: ['src', 'alt', 'caption'],
  questions: ['heading', 'items'],
  products: ['heading', 'category', 'limit'],
  table: ['heading', 'rows'],
  call: ['text', 'label', 'path'],
  figures: ['items'],
  steps: ['heading', 'items'],
};

test('300 script payloads that are typed into every field of every block come back as text', async () => {
  const kinds = Object.entries(FIELDS_OF_KINDS);
  const formWith = (text: string) => ({
    ...{ ...FORM, title: text, summary: text, blocks: String(kinds.length), press: 'up:0' },
    ...Object.fromEntries(
      kinds.flatMap(([kind, names], at) => [
        [`b${at}.type`, kind],
        ...names.map((name) => [`b${at}.${name}`, text]),
      ]),
    ),
  });
  /** Signs that begin an element or end an attribute. */
  const signsOf = (html: string) => html.match(/[<"]/g)?.length;
  const plain = await open(TEXT, { form: formWith('plain'), answers: ONE });
  for (const payload of PAYLOADS) {
    const { html } = await open(TEXT, { form: formWith(payload), answers: ONE });
    expect(signsOf(html), payload).toBe(signsOf(plain.html));
  }
}, 60_000);
