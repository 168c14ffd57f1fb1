import { productReviewsContract } from '@shop/contracts/product-reviews';
import type { ShownReviews } from '@shop/data-access/product-reviews';
import { answering, createShopServer } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { marketplace } from '../index.ts';
import { describeReviews } from './describe-reviews.ts';
import { reviewAsk } from './review-ask.ts';
import { aProduct, productAnswer, shopAnswers } from '../testing/catalogue-answers.ts';
import '../product-page/product-page.tsx';
import './product-reviews.tsx';

const SCRIPT = '<script>alert(1)</script>';

const answer: ShownReviews = {
  ...{ status: true, rating: { count: 7, average: 4.1 }, counts: [1, 0, 1, 1, 4], pages: 2 },
  reviews: [
    {
      ...{ id: 1, stars: 5, title: SCRIPT, text: SCRIPT, lang: 'lt-LT', author: SCRIPT },
      ...{ at: '2026-11-20T10:02:00-05:00', photos: ['A'.repeat(22)] },
    },
  ],
};
const asked: object[] = [];
const server = createShopServer();
beforeEach(() => {
  asked.length = 0;
  server.use(
    ...shopAnswers(),
    answering(productReviewsContract.shown, ({ body }) => {
      asked.push(body);
      return answer;
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (query = '') => renderRoute(marketplace, { at: `/p/k7${query}` });

test('a product’s reviews are text in the language of their author, and never markup', async () => {
  server.use(productAnswer(aProduct({ rating: { count: 7, average: 4.1 } })));
  await open();
  const review = await screen.findByRole('article');
  expect(review.querySelector('script')).toBeNull();
  expect(within(review).getByRole('heading', { level: 3 }).textContent).toBe(SCRIPT);
  expect(within(review).getByRole('heading', { level: 3 }).lang).toBe('lt-LT');
  const photo = within(review).getByRole('img');
  expect([photo.getAttribute('width'), photo.getAttribute('height')]).toEqual(['96', '96']);
  expect(screen.getByRole('link', { name: '4.1 out of 5 (7 reviews)' }).getAttribute('href')).toMatch(
    /#reviews$/,
  );
  expect(screen.getByText(/Every review is by someone who bought this product here/)).toBeTruthy();
});

test('rating, order and page are read from the address', async () => {
  server.use(productAnswer(aProduct({ rating: { count: 7, average: 4.1 } })));
  await open('?reviewStars=5&reviewSort=lowest&reviewPage=2');
  await screen.findByRole('article');
  expect(asked).toMatchObject([{ stars: 5, sort: 'lowest', page: 2 }]);
});

test('what the address cannot mean is left out', () => {
  const search = new URLSearchParams({ reviewStars: '9', reviewSort: 'x', reviewPage: '-1' });
  expect(reviewAsk(7, search)).toEqual({ product_id: 7 });
});

test('a product without reviews says so, and asks for none', async () => {
  server.use(productAnswer(aProduct({ rating: null })));
  await open();
  expect(await screen.findByText('No reviews yet.')).toBeTruthy();
  expect(asked).toEqual([]);
});

test('search engines are told the rating and the published reviews', () => {
  expect(describeReviews(answer)).toMatchObject({
    aggregateRating: { ratingValue: 4.1, reviewCount: 7 },
    review: [{ reviewBody: SCRIPT, datePublished: '2026-11-20' }],
  });
  expect(describeReviews({ ...answer, rating: null })).toEqual({});
});
