import { PLAIN_HOME } from '@shop/domain/home';

const AT = '2026-11-26T10:00:00-05:00';

export const someContents = (['published', 'due', 'draft', 'ended'] as const).map((state, at) => ({
  ...{ kind: 'page', slug: `ways-of-delivery-${at}`, title: 'Ways of delivery', state, has_draft: at !== 1 },
  ...{ brands: at % 2 ? ['lt', 'lv'] : null, languages: ['en', 'lt'], saved_at: AT, saved_by: 'rasa' },
}));

const blocks = [
  { type: 'text', heading: 'By air', paragraphs: ['A week.', [{ text: 'Prices', href: '/calculate' }]] },
  { type: 'list', items: ['Five days', 'Ten days'] },
  { type: 'picture', src: 'photos/warehouse', alt: 'The warehouse' },
  { type: 'questions', items: [{ question: 'When?', answer: ['Soon.'] }] },
  { type: 'products', heading: 'Shoes', query: { category: 'clothes/shoes' }, limit: 4 },
  { type: 'table', head: ['', 'Air'], rows: [['Days', '7']] },
  { type: 'call', text: 'Count the price.', label: 'Calculate', path: '/calculate' },
  { type: 'figures', items: [{ value: '24 h', label: 'until an answer' }] },
  { type: 'steps', items: [{ title: 'Order', text: 'Choose goods.' }] },
];
const texts = { en: { title: 'Ways of delivery', summary: 'By air and by sea.', blocks } };

const aRevision = (number: number) => ({
  ...{ number, saved_at: AT, saved_by: 'rasa', valid_from: AT, is_shown: number === 2 },
});

export const aContent = {
  ...{ kind: 'page', slug: 'ways-of-delivery', state: 'published', latest: 2, topics: [] },
  record: { kind: 'page', slug: 'ways-of-delivery', brands: ['lt'], texts },
  draft: { version: 3, based_on: 1, saved_at: AT, saved_by: 'tomas' },
  ...{ publish_at: AT, expire_at: null },
  brands: ['lt', 'lv', 'ee'].map((key) => ({ key, name: 'Nordport' })),
  history: [aRevision(2), aRevision(1)],
};

export const someHomes = ['lt', 'ae'].map((key) => ({ key, name: 'Nordport', blocks: [...PLAIN_HOME] }));

export const aHome = {
  ...{ kind: 'home', slug: 'lt', state: 'due', latest: 2, topics: [] },
  record: {
    ...{ kind: 'home', slug: 'lt' },
    texts: { en: { title: 'Summer', summary: 'Cheaper by sea.', blocks: [...PLAIN_HOME] } },
  },
  draft: { version: 1, based_on: 2, saved_at: AT, saved_by: 'tomas' },
  ...{ publish_at: AT, expire_at: AT, brands: aContent.brands, history: aContent.history },
};

export const anOlderText = { ...aRevision(1), texts, latest: 2 };

export const aPost = {
  ...{ ...aContent, kind: 'post', slug: 'sizes', topics: [{ key: 'guides', name: 'Guides' }] },
  record: { kind: 'post', slug: 'sizes', topic: 'guides', labels: { en: 'Sizes', lt: 'Dydžiai' }, texts },
};

export const someTopics = [
  {
    ...{ topic_of: 'post', key: 'guides', position: 1, pages: 12, drafts: 1 },
    names: { en: 'Guides', lt: 'Patarimai', lv: 'Padomi', ee: 'Juhendid' },
  },
  { topic_of: 'post', key: 'news', position: 2, pages: 0, drafts: 0, names: { en: 'News' } },
  { topic_of: 'faq', key: 'delivery', position: 0, pages: 4, drafts: 0, names: { en: 'Delivery' } },
];
