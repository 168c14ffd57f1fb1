import { expect, test } from 'vitest';
import { openOffice, type Asked } from './testing/open-office.ts';

const GUIDES = {
  ...{ topic_of: 'post', key: 'guides', position: 1, pages: 2, drafts: 1 },
  names: { en: 'Guides', lt: 'Patarimai' },
};
const NEWS = {
  ...{ topic_of: 'post', key: 'news', position: 2, pages: 0, drafts: 0 },
  names: { en: 'News <b>' },
};
const TOPICS = { '/api/staff/content/topics': { body: { topics: [GUIDES, NEWS] } } };

const open = (path: string, { answers = TOPICS, ...asked }: Asked = {}) =>
  openOffice(path, { ...asked, answers });

/** The API refuses the act with these errors. */
const refusing = (act: 'add' | 'change' | 'drop', errors: Readonly<Record<string, readonly string[]>>) => ({
  ...TOPICS,
  [`/api/staff/content/topics/${act}`]: { status: 422, body: { message: 'invalid_input', errors } },
});
const NAMES = { 'names.en': 'Sizes', 'names.lt': ' Dydžiai ', 'names.lv': '', 'names.ee': '' };

test('topics are listed with the numbers of their pages, and an empty list says so', async () => {
  const { html } = await open('/topics');
  for (const word of ['href="/topics/post/guides"', 'EN, LT', 'News &lt;b&gt;', '>2<'])
    expect(html, word).toContain(word);
  const empty = await open('/topics', { answers: { '/api/staff/content/topics': { body: { topics: [] } } } });
  expect(empty.html).toContain('There are no topics yet.');
  expect(empty.html).not.toContain('<script');
});

test('only the roles of the content have its link', async () => {
  const answers = { '/api/staff/overview': { body: {} } };
  expect((await open('/', { answers })).html).toContain('href="/topics"');
  expect((await open('/', { answers, role: 'warehouse' })).html).not.toContain('href="/topics"');
});

test('a topic is added in four languages, and a fault names its field and keeps what was typed', async () => {
  const form = { act: 'add', key: 'k1', topic_of: 'post', ...NAMES, position: '3' };
  const added = await open('/topics', {
    form: { ...form, slug: 'sizes' },
    answers: { ...TOPICS, '/api/staff/content/topics/add': {} },
  });
  expect(added).toMatchObject({ status: 303, location: '/topics/post/sizes?done' });
  expect(added.asked.at(-1)?.body).toEqual({
    ...{ topic_of: 'post', key: 'sizes', position: 3, names: { en: 'Sizes', lt: 'Dydžiai' } },
  });
  const { status, html } = await open('/topics', {
    form: { ...form, slug: 'My Sizes', 'names.en': '', position: 'x' },
    answers: refusing('add', { key: ['slug'], 'names.en': ['required'], position: ['position'] }),
  });
  expect(status).toBe(422);
  for (const word of [
    'Fill this in.',
    'Small letters, digits and hyphens',
    'value="My Sizes"',
    'Write a whole number from 0 to 9,999.',
    'value=" Dydžiai "',
    'value="x"',
  ])
    expect(html, word).toContain(word);
});

test('a topic is renamed by a person who names what they have read', async () => {
  const at = '/topics/post/guides';
  const { html } = await open(at);
  for (const word of ['name="was.names.lt" value="Patarimai"', 'value="Guides"', '3 pages or drafts'])
    expect(html, word).toContain(word);
  const form = {
    ...{ act: 'change', key: 'k1', ...NAMES, position: '4' },
    ...{ 'was.names.en': 'Guides', 'was.names.lt': 'Patarimai', 'was.position': '1' },
  };
  const { asked, location } = await open(at, {
    form,
    answers: { ...TOPICS, '/api/staff/content/topics/change': {} },
  });
  expect(location).toBe('/topics/post/guides?done');
  expect(asked.at(-1)?.body).toEqual({
    ...{ topic_of: 'post', key: 'guides', position: 4, names: { en: 'Sizes', lt: 'Dydžiai' } },
    was: { names: { en: 'Guides', lt: 'Patarimai' }, position: 1 },
  });
  const late = await open(at, {
    form: { ...form, 'was.names.en': 'Older' },
    answers: {
      ...TOPICS,
      '/api/staff/content/topics/change': { status: 409, body: { message: 'staff.content.topic_changed' } },
    },
  });
  expect(late.html).toContain('A colleague has changed this topic');
  for (const word of ['value="Sizes"', 'name="was.names.en" value="Guides"'])
    expect(late.html, word).toContain(word);
});

test('an unused topic is deleted, and a used one gives its pages to another', async () => {
  const answers = { ...TOPICS, '/api/staff/content/topics/drop': {} };
  const dropped = await open('/topics/post/news', { form: { act: 'drop', key: 'k1' }, answers });
  expect(dropped).toMatchObject({ status: 303, location: '/topics?done' });
  expect(dropped.asked.at(-1)?.body).toEqual({ topic_of: 'post', key: 'news' });
  expect((await open('/topics/post/guides')).html).not.toContain('value="drop"');

  const merge = { act: 'merge', key: 'k1', into: 'news' };
  const merged = await open('/topics/post/guides', { form: merge, answers });
  expect(merged.asked.at(-1)?.body).toEqual({ topic_of: 'post', key: 'guides', into: 'news' });
  const unchosen = await open('/topics/post/guides', { form: { ...merge, into: '' }, answers });
  expect([unchosen.status, unchosen.html]).toEqual([422, expect.stringContaining('Fill this in.')]);
  // A page got the topic after the button was shown.
  const late = await open('/topics/post/guides', {
    form: { act: 'drop', key: 'k1' },
    answers: refusing('drop', { into: ['staff.content.topic_used'] }),
  });
  expect(late.html).toContain('A page has this topic meanwhile.');
});

test('an address that names no topic is not found', async () => {
  for (const at of ['/topics/post/none', '/topics/page/guides', '/topics/faq/guides'])
    expect((await open(at)).status, at).toBe(404);
});
