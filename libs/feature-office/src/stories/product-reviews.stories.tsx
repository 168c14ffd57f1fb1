import type { Meta, StoryObj } from '@storybook/react-vite';
import { atOffice } from '../testing/at-office.tsx';

const meta = { title: 'Pages/Office/Product reviews' } satisfies Meta;

export default meta;

const at = '2026-11-20T10:02:00-05:00';
const reviews = [
  {
    ...{ id: 1, brand: 'lt', product: 'Linen shirt', order_id: 5, stars: 5, lang: 'lt-LT', photos: [1, 2] },
    ...{ title: 'Labai gera', text: 'Tinka puikiai.', author: 'Rasa K.', at, version: 1 },
  },
  {
    ...{ id: 2, brand: 'lt', product: 'Headphones', order_id: 6, stars: 1, lang: 'en-IE', photos: [] },
    ...{ title: '', text: 'They broke on the second day.', author: '', at, version: 1 },
  },
];

const CALL = '/api/staff/product-reviews';

export const Waiting: StoryObj = atOffice('/product-reviews', { [CALL]: { reviews } });
export const NothingWaits: StoryObj = atOffice('/product-reviews', { [CALL]: { reviews: [] } });
export const Failed: StoryObj = atOffice('/product-reviews');
