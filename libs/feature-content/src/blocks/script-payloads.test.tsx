import { catalogueContract } from '@shop/contracts/catalogue';
import { configurationContract } from '@shop/contracts/configuration';
import { contentContract, PageText } from '@shop/contracts/content';
import type { ContentBlock } from '@shop/data-access/content';
import { answering, createShopServer } from '@shop/testing';
import { aSite, renderRoute } from '@shop/testing-react';
import { showcaseListing } from '@shop/testing-react/stories';
import { PAYLOADS } from '@shop/testing/script-payloads';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { content } from '../index.ts';
import { aText } from '../testing/some-content.ts';
import '../content-page/content-page.tsx';

const server = createShopServer();
beforeEach(() => {
  server.use(
    answering(configurationContract.storeConfig, aSite()),
    answering(catalogueContract.categories, []),
    answering(catalogueContract.listing, ({ body }) => showcaseListing(body)),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** One block of each kind with a text in each of its fields that takes any text. */
const everyFieldWith = (text: string): ContentBlock[] => [
  {
    ...{ type: 'text', heading: text },
    paragraphs: [text, [text, { text, strong: true }, { text, href: '/delivery' }]],
  },
  { type: 'list', heading: text, items: [text, [text, { text, strong: true }]] },
  { type: 'picture', src: 'headphones.over-ear.slate.front.7', alt: text, caption: text },
  { type: 'questions', heading: text, items: [{ question: text, answer: [text] }] },
  { type: 'products', heading: text, query: {}, limit: 1 },
  { type: 'table', heading: text, head: [text, text], rows: [[text, text]] },
  { type: 'call', text, label: text, path: '/calculate' },
  { type: 'figures', items: [{ value: text, label: text }] },
  { type: 'steps', heading: text, items: [{ title: text, text }] },
];

/** Fields that take an address or a name. */
const ADDRESSES: readonly ((address: string) => object)[] = [
  (href) => ({ type: 'text', paragraphs: [[{ text: 'a', href }]] }),
  (path) => ({ type: 'call', text: 'a', label: 'b', path }),
  (src) => ({ type: 'picture', src, alt: '' }),
  (category) => ({ type: 'products', heading: 'a', query: { category }, limit: 4 }),
];

const isSaved = (block: object): boolean =>
  PageText.safeParse({ title: 'a', summary: 'b', blocks: [block] }).success;

const draw = async (blocks: readonly ContentBlock[]) => {
  server.use(answering(contentContract.page, { status: true, page: aText({ blocks: [...blocks] }) }));
  await renderRoute(content, { at: '/delivery' });
  const container = document.body.lastElementChild;
  if (!container) throw new Error('The page is empty');
  return container;
};

/** Its elements with the names of their attributes. */
const skeletonOf = (container: Element): string[] =>
  [...container.querySelectorAll('*')].map(
    (element) => `${element.tagName} ${[...element.attributes].map(({ name }) => name).join(' ')}`,
  );

/** Spaces at both ends are cut off where a text is saved; figures are short. */
const texts = PAYLOADS.map((payload) => payload.trim().slice(0, 60));

test('more than 300 script payloads in every text of every block make no element and no attribute', async () => {
  expect(texts.length).toBeGreaterThan(300);
  for (const text of texts)
    for (const block of everyFieldWith(text)) expect(isSaved(block), `${block.type} ${text}`).toBe(true);
  const plain = skeletonOf(await draw(texts.flatMap(() => everyFieldWith('A plain text.'))));
  document.body.replaceChildren();
  const container = await draw(texts.flatMap(everyFieldWith));
  expect(skeletonOf(container)).toEqual(plain);
  const said = container.textContent;
  expect(texts.filter((text) => !said.includes(text))).toEqual([]);
}, 60_000);

test('none of them is saved as an address unless it stays a path of the shop or a page with https', async () => {
  const saved = PAYLOADS.flatMap((payload) => ADDRESSES.map((make) => make(payload)).filter(isSaved));
  const container = await draw(saved as ContentBlock[]);
  for (const link of container.querySelectorAll<HTMLAnchorElement>('a[href]'))
    expect(link.protocol, link.href).toMatch(/^https?:$/);
  expect(container.querySelectorAll('script, iframe, object, svg script, [onload], [onerror]')).toHaveLength(
    0,
  );
});
