import { createTestDatabase } from '@shop/database/testing';
import { afterAll, expect, test } from 'vitest';
import { seedContent } from '@shop/commerce-content/seed';

const shop = await createTestDatabase();
afterAll(() => shop.close());

test('the demo has every text in four languages, legal texts with an older version, and an address once', async () => {
  await seedContent(shop.db);
  const pages = await shop.db.selectFrom('content_page').select(['id', 'kind', 'slug']).execute();
  const of = (kind: string) =>
    pages
      .filter((page) => page.kind === kind)
      .map(({ slug }) => slug)
      .toSorted();
  expect(of('legal')).toEqual(['privacy-policy', 'purchase-agreement', 'reservation-policy']);
  expect(of('page')).toEqual(['about-us', 'accessibility', 'cookies', 'delivery', 'how-it-works']);
  expect(of('faq').length).toBeGreaterThanOrEqual(20);
  expect(of('post')).toHaveLength(4);
  const revisions = await shop.db.selectFrom('content_revision').selectAll().execute();
  for (const { texts } of revisions) expect(Object.keys(texts).toSorted()).toEqual(['ee', 'en', 'lt', 'lv']);
  for (const { id } of pages.filter(({ kind }) => kind === 'legal'))
    expect(revisions.filter(({ page_id }) => page_id === id)).toHaveLength(2);
});
