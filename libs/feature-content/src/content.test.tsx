import { catalogueContract } from '@shop/contracts/catalogue';
import { configurationContract } from '@shop/contracts/configuration';
import { contentContract, type ContentPageRequest } from '@shop/contracts/content';
import { answering, createShopServer, refusing } from '@shop/testing';
import { aBrand, aSite, renderRoute } from '@shop/testing-react';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { content } from './index.ts';
import { aPolicy, aPost, aText, everyBlock, somePosts, someTopics } from './testing/some-content.ts';
// Imported in advance, so that no test measures the import.
import './blog-page/blog-page.tsx';
import './content-page/content-page.tsx';
import './faq-page/faq-page.tsx';
import './faq-entry-page/faq-entry-page.tsx';
import './post-page/post-page.tsx';
import './preview-page/preview-page.tsx';

const server = createShopServer();
let asked: ContentPageRequest[] = [];
beforeEach(() => {
  asked = [];
  server.use(
    answering(configurationContract.storeConfig, aSite()),
    answering(catalogueContract.categories, []),
    answering(contentContract.faq, { status: true, topics: someTopics() }),
    answering(contentContract.posts, somePosts()),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const shows = (page = aText()) =>
  server.use(
    answering(contentContract.page, ({ body }) => {
      asked.push(body);
      return { status: true as const, page };
    }),
  );
const open = (at: string, brand = aBrand()) => renderRoute(content, { at, brand });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a draft is read by its link, and kept away from search engines', async () => {
  server.use(answering(contentContract.preview, { status: true, page: aText({ title: 'Soon' }) }));
  await open(`/content-preview/${'a'.repeat(43)}`);
  expect(heading()).toBe('Soon');
  expect(
    screen.getByText('This is a preview of a draft. Only people with this link can read it.'),
  ).toBeTruthy();
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toMatch(/noindex/);
});

describe('a text', () => {
  test.each([
    ['/about-us', { kind: 'page', slug: 'about-us' }],
    ['/purchase-agreement', { kind: 'legal', slug: 'purchase-agreement' }],
    ['/reservation-policy', { kind: 'legal', slug: 'reservation-policy' }],
    ['/delivery/by-air', { kind: 'page', slug: 'delivery/by-air' }],
    ['/privacy-policy?version=2025-01-15', { kind: 'legal', slug: 'privacy-policy', version: '2025-01-15' }],
    ['/privacy-policy?version=x', { kind: 'legal', slug: 'privacy-policy' }],
  ])('is opened at %s', async (at, ask) => {
    shows();
    await open(at);
    expect(heading()).toBe('Delivery');
    expect(asked).toEqual([{ ...ask, language_id: 1 }]);
  });

  test('the policy of reservations is no page of a shop without reservations', async () => {
    server.use(refusing(contentContract.page, { status: 404, message: 'not_found' }));
    await open('/reservation-policy', aBrand({ featuresOff: ['reservation'] }));
    expect(screen.getByRole('alert').textContent).toBe('status 404');
  });

  test('has each kind of block, and no markup', async () => {
    shows(aText({ blocks: everyBlock() }));
    await open('/delivery');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...['Text', 'List', 'Questions in a text', 'Times', 'Steps'],
    ]);
    expect(screen.getByRole('link', { name: 'a link' }).getAttribute('href')).toBe('/en/faq');
    expect(screen.getByRole('link', { name: 'another shop' }).getAttribute('href')).toBe(
      'https://store.example',
    );
    expect(screen.getByText('strong words').tagName).toBe('STRONG');
    expect(within(screen.getByRole('table', { name: 'Times' })).getByText('42')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Headphones' }).getAttribute('src')).toContain('/img/gallery/');
    expect(screen.getByRole('link', { name: 'Show items' }).getAttribute('href')).toBe('/en/marketplace');
  });

  test('that is missing in the reader’s language says so, and is marked as English', async () => {
    shows();
    await renderRoute(content, { at: '/delivery', locale: 'ee' });
    expect(heading()).toBe('Delivery');
    expect(screen.getByText('By air').closest('[lang]')?.getAttribute('lang')).toBe('en');
    expect(screen.getByText(/inglise keeles/)).toBeTruthy();
  });
});

test('a legal text lists its versions and what changed, and an older one leads to the current one', async () => {
  shows(aPolicy());
  await open('/privacy-policy');
  const list = screen.getByText('Passkeys were added.').closest('ul')!;
  expect(within(list).getByRole('link', { name: 'In force from 15 January 2025' }).getAttribute('href')).toBe(
    '/en/privacy-policy?version=2025-01-15',
  );
  expect(screen.queryByText(/earlier version/)).toBeNull();
  document.body.replaceChildren();
  shows(aPolicy({ valid_from: '2025-01-15', is_current: false }));
  await open('/privacy-policy?version=2025-01-15');
  expect(screen.getByText(/earlier version, in force from 15 January 2025/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read the current version' }).getAttribute('href')).toBe(
    '/en/privacy-policy',
  );
});

describe('the questions', () => {
  test('are folded by topic, each with a link to its own page', async () => {
    await open('/faq');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Delivery and customs',
      'Account',
    ]);
    const [first] = screen.getAllByRole('link', { name: 'Link to this answer', hidden: true });
    expect(first?.getAttribute('href')).toBe('/en/faq/how-long-by-sea');
  });

  test('are searched by a plain form, whose words are part of the address', async () => {
    const searched: unknown[] = [];
    server.use(
      answering(contentContract.faq, ({ body }) => {
        searched.push(body.s);
        return { status: true as const, topics: body.s === undefined ? someTopics() : [] };
      }),
    );
    const { router, user } = await open('/faq');
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect([field.name, field.form?.getAttribute('action'), field.form?.method]).toEqual([
      's',
      '/faq',
      'get',
    ]);
    await user.type(field, 'drone{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?s=drone'));
    expect(await screen.findByText('No answer found for “drone”')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/en/contacts');
    expect(searched).toEqual([undefined, 'drone']);
  });

  test('one has a page of its own, with the way back', async () => {
    const topic = { key: 'delivery', name: 'Delivery and customs' };
    shows(aText({ kind: 'faq', slug: 'how-long-by-sea', title: 'How long by sea?', topic }));
    await open('/faq/how-long-by-sea');
    expect(heading()).toBe('How long by sea?');
    expect(screen.getByRole('link', { name: 'Delivery and customs' }).getAttribute('href')).toBe(
      '/en/faq#delivery',
    );
  });
});

describe('the blog', () => {
  test('lists posts with author, date and reading time, by topic and page', async () => {
    server.use(answering(contentContract.posts, somePosts({ page: 2, pages: 3 })));
    await open('/blog?page=2');
    expect(screen.getByRole('link', { name: 'By air or by sea?' }).getAttribute('href')).toBe(
      '/en/blog/air-or-sea',
    );
    for (const fact of ['1 February 2026', 'Mārtiņš Ozols', '3 min read'])
      expect(screen.getByText(fact)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Delivery' }).getAttribute('href')).toBe(
      '/en/blog?topic=delivery',
    );
    expect(screen.getByRole('link', { name: 'Older posts' }).getAttribute('href')).toBe('/en/blog?page=3');
    expect(screen.getByRole('link', { name: 'Newer posts' }).getAttribute('href')).toBe('/en/blog');
    expect(document.querySelector('link[type="application/atom+xml"]')?.getAttribute('href')).toContain(
      '/en/blog/feed.xml',
    );
  });

  test('without posts says so and leads to the products', async () => {
    server.use(answering(contentContract.posts, somePosts({ posts: [], topics: [] })));
    await open('/blog');
    expect(screen.getByText('There are no posts yet')).toBeTruthy();
  });

  test('R-RTE-09 a post needs no check of the marketplace', async () => {
    shows(aPost());
    server.use(refusing(catalogueContract.categories, { status: 503, message: 'unavailable' }));
    await open('/blog/air-or-sea');
    expect(heading()).toBe('By air or by sea?');
  });

  test('is no page of a shop without it', async () => {
    server.use(refusing(contentContract.page, { status: 404, message: 'not_found' }));
    for (const at of ['/blog', '/blog/air-or-sea']) {
      await open(at, aBrand({ featuresOff: ['blog'] }));
      expect(screen.getByRole('alert').textContent).toBe('status 404');
      document.body.replaceChildren();
    }
  });
});
