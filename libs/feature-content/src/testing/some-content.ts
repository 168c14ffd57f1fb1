import type { ContentPage, FaqTopic, Posts } from '@shop/data-access/content';

const STAMP = '2026-02-01T07:00:00-05:00';

export const aText = (given: Partial<ContentPage> = {}): ContentPage => ({
  ...{ kind: 'page', slug: 'delivery', language: 'en', title: 'Delivery', summary: 'By air and by sea.' },
  blocks: [{ type: 'text', heading: 'By air', paragraphs: ['A week.'] }],
  ...{ topic: null, author: null, category: null, minutes: 1 },
  ...{ published_at: STAMP, changed_at: STAMP, valid_from: '2026-02-01', is_current: true, versions: [] },
  ...given,
});

export const aPolicy = (given: Partial<ContentPage> = {}): ContentPage =>
  aText({
    ...{ kind: 'legal', slug: 'privacy-policy', title: 'Privacy policy' },
    versions: [
      { valid_from: '2026-02-01', changes: 'Passkeys were added.' },
      { valid_from: '2025-01-15', changes: null },
    ],
    ...given,
  });

/** One block of each kind that needs no goods. */
export const everyBlock = (): ContentPage['blocks'] => [
  {
    type: 'text',
    heading: 'Text',
    paragraphs: [
      'Plain text.',
      [
        'With ',
        { text: 'a link', href: '/faq' },
        ', ',
        { text: 'another shop', href: 'https://store.example' },
        ' and ',
        { text: 'strong words', strong: true },
        '.',
      ],
    ],
  },
  { type: 'list', heading: 'List', items: ['First item', 'Second item'] },
  { type: 'list', ordered: true, items: ['One', 'Two'] },
  {
    type: 'questions',
    heading: 'Questions in a text',
    items: [{ question: 'What is inside?', answer: ['The answer.'] }],
  },
  {
    type: 'table',
    heading: 'Times',
    head: ['Way', 'Days'],
    rows: [
      ['By air', '7'],
      ['By sea', '42'],
    ],
  },
  {
    type: 'figures',
    items: [
      { value: '8', label: 'shops' },
      { value: '4', label: 'languages' },
      { value: '2', label: 'ways' },
    ],
  },
  {
    type: 'steps',
    heading: 'Steps',
    items: [
      { title: 'Order', text: 'Choose what you like.' },
      { title: 'Wait', text: 'We bring it.' },
    ],
  },
  { type: 'picture', src: 'headphones.over-ear.slate.front.7', alt: 'Headphones', caption: 'Headphones' },
  { type: 'call', text: 'See what is in the shop.', label: 'Show items', path: '/marketplace' },
];

export const someTopics = (): FaqTopic[] => [
  {
    key: 'delivery',
    name: 'Delivery and customs',
    entries: [
      {
        ...{ slug: 'how-long-by-sea', language: 'en', question: 'How long does it take by sea?' },
        blocks: [{ type: 'text', paragraphs: ['About six weeks.'] }],
      },
    ],
  },
  {
    key: 'account',
    name: 'Account',
    entries: [
      {
        ...{ slug: 'forgotten-password', language: 'en', question: 'What if I forgot my password?' },
        blocks: [{ type: 'text', paragraphs: ['Ask for a new one.'] }],
      },
    ],
  },
];

export const somePosts = (given: Partial<Posts> = {}): Posts => ({
  status: true,
  posts: [
    {
      ...{ slug: 'air-or-sea', language: 'en', title: 'By air or by sea?', summary: 'When to choose which.' },
      ...{ author: 'Mārtiņš Ozols', topic: { key: 'delivery', name: 'Delivery' }, minutes: 3 },
      published_at: STAMP,
    },
  ],
  ...{ page: 1, pages: 1, topics: [{ key: 'delivery', name: 'Delivery' }], topic: null },
  ...given,
});

export const aPost = (given: Partial<ContentPage> = {}): ContentPage =>
  aText({
    ...{ kind: 'post', slug: 'air-or-sea', title: 'By air or by sea?', author: 'Mārtiņš Ozols' },
    ...{ topic: { key: 'delivery', name: 'Delivery' }, minutes: 3 },
    ...given,
  });
