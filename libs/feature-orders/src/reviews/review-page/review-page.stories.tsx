import { productReviewsContract, type ReviewableProduct } from '@shop/contracts/product-reviews';
import { atPage, localeOf, says, showcaseLines } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Orders/Reviews' } satisfies Meta;

export default meta;

const SLUG = 'A'.repeat(22);
const at = `/review/${SLUG}`;

const REVIEWS: ReviewableProduct['review'][] = [
  {
    ...{ stars: 4, title: 'Good', text: 'It fits.', name: 'initial', state: 'published' },
    ...{ decline_reason: null, photos: [] },
  },
  {
    ...{ stars: 3, title: '', text: 'The locker was full.', name: 'anonymous', state: 'declined' },
    ...{ decline_reason: 'not_about_product', photos: [] },
  },
];

const order = (count: number, isReviewable = true) =>
  says(productReviewsContract.order, ({ language_id }) => ({
    status: true as const,
    ...{ number: 'QU100184', is_reviewable: isReviewable, shown_name: 'Rasa K.' },
    products: showcaseLines(localeOf(language_id))
      .slice(0, count)
      .map(({ name, image }, place) => ({
        ...{ product_id: place + 1, slug: 'a-product', name, image },
        review: count === 1 ? null : (REVIEWS[place] ?? null),
      })),
  }));

export const GoodsOfAnOrder: StoryObj = atPage({ at, answers: [order(3)] });
export const OneProduct: StoryObj = atPage({ at, answers: [order(1)] });
export const Change: StoryObj = atPage({ at: `${at}?product=2`, answers: [order(3)] });
export const Sent: StoryObj = atPage({ at: `${at}?done=sent`, answers: [order(3)] });
export const NotDelivered: StoryObj = atPage({ at, answers: [order(2, false)] });
export const Small: StoryObj = { ...OneProduct, globals: { viewport: { value: 'small' } } };
