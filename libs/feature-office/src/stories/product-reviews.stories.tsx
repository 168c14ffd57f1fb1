import type { Meta, StoryObj } from '@storybook/react-vite';
import { atOffice } from '../testing/at-office.tsx';

const meta = { title: 'Pages/Office/Product reviews' } satisfies Meta;

export default meta;

const at = '2026-11-20T10:02:00-05:00';
const reviews = [
  {
    ...{
      id: 1,
      state: 'waiting',
      decline_reason: null,
      brand: 'lt',
      product: 'Linen shirt',
      order_id: 5,
      stars: 5,
      lang: 'lt-LT',
      photos: [1, 2],
    },
    ...{ title: 'Labai gera', text: 'Tinka puikiai.', author: 'Rasa K.', at, version: 1 },
  },
  {
    ...{
      id: 2,
      state: 'waiting',
      decline_reason: null,
      brand: 'lt',
      product: 'Headphones',
      order_id: 6,
      stars: 1,
      lang: 'en-IE',
      photos: [],
    },
    ...{ title: '', text: 'They broke on the second day.', author: '', at, version: 1 },
  },
];

const CALL = '/api/staff/product-reviews';

const counts = {
  states: [
    { state: 'waiting', count: 42 },
    { state: 'published', count: 180 },
    { state: 'declined', count: 3 },
  ],
  brands: [
    { brand: 'ae', count: 12 },
    { brand: 'ee', count: 0 },
    { brand: 'lt', count: 30 },
  ],
};
const declined = reviews.map((review) => ({ ...review, state: 'declined', decline_reason: 'abusive' }));
const none = {
  states: counts.states.map(({ state }) => ({ state, count: 0 })),
  brands: counts.brands.map(({ brand }) => ({ brand, count: 0 })),
};

export const Waiting: StoryObj = atOffice('/product-reviews?page=2', {
  [CALL]: { reviews, page: 2, pages: 3, ...counts },
});
export const Declined: StoryObj = atOffice('/product-reviews?state=declined&brand=lt', {
  [CALL]: { reviews: declined, page: 1, pages: 1, ...counts },
});
export const NothingWaits: StoryObj = atOffice('/product-reviews', {
  [CALL]: { reviews: [], page: 1, pages: 1, ...none },
});
export const NoneDeclined: StoryObj = atOffice('/product-reviews?state=declined', {
  [CALL]: { reviews: [], page: 1, pages: 1, ...none },
});
export const Failed: StoryObj = atOffice('/product-reviews');
