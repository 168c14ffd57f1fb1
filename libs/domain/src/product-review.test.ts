import { expect, test } from 'vitest';
import { DECLINE_REASONS, isReviewable, ratingOf, shownName } from './product-review.ts';

test('a rating is the average with one decimal; without a review there is none', () => {
  expect(ratingOf([1, 0, 0, 0, 2])).toEqual({ count: 3, average: 3.7 });
  expect(ratingOf([0, 0, 0, 0, 0])).toBeNull();
});

test('an author is shown by first name and initial, or not at all', () => {
  expect(shownName('initial', { firstName: ' Rasa ', lastName: 'kalnietė' })).toBe('Rasa K.');
  expect(shownName('initial', { firstName: 'Rasa', lastName: '' })).toBe('Rasa');
  expect(shownName('anonymous', { firstName: 'Rasa', lastName: 'Kalnietė' })).toBe('');
});

test('goods are reviewed once they are delivered', () => {
  expect(isReviewable({ state: 'delivered', isDelivered: true })).toBe(true);
  expect(isReviewable({ state: 'refunded', isDelivered: true })).toBe(true);
  expect(isReviewable({ state: 'shipped', isDelivered: false })).toBe(false);
  expect(isReviewable({ state: 'cancelled', isDelivered: true })).toBe(false);
});

test('a low rating is no reason to decline a review', () => {
  expect(DECLINE_REASONS.join(' ')).not.toMatch(/negative|rating|stars|critical/);
});
