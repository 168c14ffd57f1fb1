import { authContract } from '@shop/contracts/auth';
import { productReviewsContract, type OwnReviewsAnswer } from '@shop/contracts/product-reviews';
import { aClient, atPage, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Orders/My reviews' } satisfies Meta;

export default meta;

const bought = {
  ...{ product_id: 1, product_name: 'Linen shirt', order_slug: 'A'.repeat(22), photos: [] },
  at: '2026-11-20T10:02:00-05:00',
};

const REVIEWS: OwnReviewsAnswer['reviews'] = [
  {
    ...{ ...bought, stars: 4, title: 'Good', text: 'It fits.', name: 'initial', state: 'published' },
    decline_reason: null,
  },
  {
    ...{ ...bought, product_id: 2, stars: 3, title: '', text: 'The locker was full.', name: 'anonymous' },
    ...{ state: 'declined', decline_reason: 'not_about_product' },
  },
];

const mine = (reviews: OwnReviewsAnswer['reviews']): StoryObj =>
  atPage({
    ...{ at: '/my-reviews', hasSession: true },
    answers: [
      says(authContract.currentUser, { status: true, user: aClient() }),
      says(productReviewsContract.list, { status: true, reviews }),
    ],
  });

export const Mine: StoryObj = mine(REVIEWS);
export const NoneYet: StoryObj = mine([]);
