import { contentContract, type ContentDraftRecord } from '@shop/contracts/content';
import { staffCallsContract, type ContentTopicToDrop } from '@shop/contracts/staff';
import { hire, officeOf, type Officer } from '@shop/commerce-staff/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
  await shop.db.deleteFrom('content_page').where('topic', 'is not', null).execute();
  await shop.db.deleteFrom('content_topic').execute();
});
afterAll(() => shop.close());

const add = (key: string, names: object = { en: key }, more: object = {}) =>
  office(staffCallsContract.addContentTopic, {
    as: rasa,
    body: { topic_of: 'post', key, names, ...more } as never,
  });
const drop = (body: Omit<ContentTopicToDrop, 'topic_of'>, as = rasa) =>
  office(staffCallsContract.dropContentTopic, { as, body: { topic_of: 'post', ...body } });
const topics = async () =>
  (await office(staffCallsContract.contentTopics, { as: rasa, body: {} })).body.topics;
const change = (names: object, was: object, as = rasa) =>
  office(staffCallsContract.changeContentTopic, {
    as,
    body: {
      ...{ topic_of: 'post', key: 'guides', names, position: 2 },
      was: { names: was, position: 0 },
    } as never,
  });

const post = (slug: string, topic?: string): ContentDraftRecord => ({
  ...{ kind: 'post', slug, ...(topic !== undefined && { topic }) },
  texts: {
    en: { title: slug, summary: `${slug}.`, blocks: [{ type: 'text', paragraphs: ['Words.'] }] },
  },
});
const draft = (record: ContentDraftRecord, version = 0) =>
  office(staffCallsContract.saveContentDraft, { as: tomas, body: { record, version } });
const publish = (slug: string) =>
  office(staffCallsContract.publishContent, {
    as: tomas,
    body: { kind: 'post', slug, version: 1, latest: 0 },
  });
const blog = async (topic?: string) =>
  (
    await shop.call(contentContract.posts, {
      brand: 'lt',
      body: { language_id: 1, ...(topic !== undefined && { topic }) },
    })
  ).body;
const acts = async () => {
  const lead = await hire(shop, 'lead', 'lead');
  return (await office(staffCallsContract.acts, { as: lead, body: { subject_kind: 'content' } })).body.acts;
};

test('a topic is added, named in four languages and changed, and its acts are in the log', async () => {
  expect(await topics()).toEqual([]);
  const names = { en: 'Guides', lt: 'Patarimai', lv: 'Padomi', ee: 'Juhendid' };
  expect((await add('guides', { en: 'Guide' })).status).toBe(200);
  expect((await change(names, { en: 'Guide' })).status).toBe(200);
  expect(await topics()).toEqual([
    { topic_of: 'post', key: 'guides', names, position: 2, pages: 0, drafts: 0 },
  ]);
  expect(
    (await acts()).map(({ act, subject_id, before, after }) => [act, subject_id, before, after]),
  ).toEqual([
    [
      ...['content:topic_change', 'topic/post/guides'],
      { en: 'Guide', lt: null, lv: null, ee: null, position: 0 },
      { ...names, position: 2, act: 'content:topic_change' },
    ],
    [
      ...['content:topic_add', 'topic/post/guides'],
      null,
      { en: 'Guide', lt: null, lv: null, ee: null, position: 0, act: 'content:topic_add' },
    ],
  ]);
});

test('a fault is named by its field, and what a colleague has changed since is not overwritten', async () => {
  await add('guides');
  expect(await add('guides')).toMatchObject({
    status: 422,
    body: { errors: { key: ['staff.content.topic_exists'] } },
  });
  expect(await add('New Key', { en: '', lt: 'a'.repeat(201) }, { position: 10_000 })).toMatchObject({
    status: 422,
    body: {
      errors: {
        ...{ key: ['slug'], 'names.en': ['required'], 'names.lt': ['too_long'], position: ['position'] },
      },
    },
  });
  expect((await change({ en: 'Mine' }, { en: 'guides' }, tomas)).status).toBe(200);
  expect(await change({ en: 'Theirs' }, { en: 'guides' })).toMatchObject({
    status: 409,
    body: { message: 'staff.content.topic_changed' },
  });
  expect((await topics())[0]?.names).toEqual({ en: 'Mine' });
});

test('a topic that a post or a draft names is removed only when another takes them', async () => {
  await add('guides');
  await add('news', { en: 'News' });
  await draft(post('shown', 'guides'));
  await publish('shown');
  await draft(post('written', 'guides'));
  expect(await topics()).toMatchObject([
    { key: 'guides', pages: 1, drafts: 1 },
    { key: 'news', pages: 0, drafts: 0 },
  ]);
  expect(await drop({ key: 'guides' })).toMatchObject({
    status: 422,
    body: { errors: { into: ['staff.content.topic_used'] } },
  });
  for (const into of ['guides', 'none'])
    expect(await drop({ key: 'guides', into })).toMatchObject({
      status: 422,
      body: { errors: { into: ['staff.content.into_unknown'] } },
    });
  expect((await drop({ key: 'guides', into: 'news' })).status).toBe(200);
  expect(await topics()).toMatchObject([{ key: 'news', pages: 1, drafts: 1 }]);
  expect((await blog('news')).posts.map(({ slug }) => slug)).toEqual(['shown']);
  expect((await draft(post('written', 'guides'), 1)).body).toMatchObject({
    errors: { 'record.topic': ['staff.content.unknown_topic'] },
  });
  expect((await publish('written')).status).toBe(200);
  expect((await blog()).posts.map(({ topic }) => topic?.key)).toEqual(['news', 'news']);
  const [published, merged] = await acts();
  expect(published).toMatchObject({ act: 'content:publish' });
  expect(merged).toMatchObject({ act: 'content:topic_merge', reason: 'news', before: { en: 'guides' } });
  expect((await drop({ key: 'guides' })).status).toBe(404);
});

test('a topic that no page names is removed', async () => {
  await add('guides');
  expect((await drop({ key: 'guides' })).status).toBe(200);
  expect(await topics()).toEqual([]);
});

test('posts that are saved while their topic is removed keep a topic that exists', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [key, slug] = [`topic-${round}`, `post-${round}`];
    await add(key);
    await draft(post(slug));
    const [dropped, ...saved] = await Promise.all([
      drop({ key }),
      draft(post(slug, key), 1),
      ...[1, 2, 3].map((at) => draft(post(`${slug}-${at}`, key))),
    ]);
    expect([200, 422]).toContain(dropped.status);
    for (const { status } of saved) expect([200, 422]).toContain(status);
    const left = (await topics()).find((topic) => topic.key === key);
    const kept = saved.filter(({ status }) => status === 200).length;
    // Either the removal was first and no post got the topic, or it was refused.
    expect(left?.drafts ?? 0).toBe(dropped.status === 200 ? 0 : kept);
    expect(left === undefined).toBe(dropped.status === 200);
    if (dropped.status === 200) expect(kept).toBe(0);
  }
});

test('posts that are published while their topic is merged all have the other topic', async () => {
  await add('news');
  for (let round = 0; round < 5; round += 1) {
    const key = `topic-${round}`;
    const slugs = [1, 2, 3].map((at) => `post-${round}-${at}`);
    await add(key);
    for (const slug of slugs) await draft(post(slug, key));
    const [merged, ...published] = await Promise.all([
      drop({ key, into: 'news' }),
      ...slugs.map((slug) => publish(slug)),
    ]);
    expect([merged.status, ...published.map(({ status }) => status)]).toEqual([200, 200, 200, 200]);
  }
  expect(await topics()).toMatchObject([{ key: 'news', pages: 15, drafts: 0 }]);
});
