import type { Checkout } from '@shop/contracts/checkout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aSavedCard } from '../testing/a-saved-card.ts';
import { inCheckout, paidBy, shippedTo, showcaseCheckout, SLUG } from '../testing/story-checkout.ts';

const meta = { title: 'Pages/Checkout/Payment with saved cards' } satisfies Meta;

export default meta;

type Method = Checkout['payment_methods'][number];
type Saved = NonNullable<Method['saved']>[number];

const aCard = (changes: Partial<Saved> = {}): Saved => {
  const { is_ending: _ending, method: _method, ...card } = aSavedCard();
  return { ...card, ...changes };
};

const VISA = aCard();
const MASTERCARD = aCard({ id: 4, network: 'mastercard', last_four: '4444', expires_month: 3 });
const EXPIRED = aCard({ id: 3, last_four: '1881', is_expired: true, expires_year: 2025 });

/** A client's payment page; the first method saves cards. */
const withCards = (
  saved: Saved[],
  { more = shippedTo, query = '' }: { more?: Partial<Checkout>; query?: string } = {},
): StoryObj =>
  inCheckout(`/payment/${SLUG}${query}`, {
    ...more,
    is_guest: false,
    payment_methods: showcaseCheckout(1).payment_methods.map((method, at) =>
      at === 0 ? { ...method, saved } : method,
    ),
  });

const ANOTHER: Partial<Checkout> = { ...paidBy, payment_means: null, saves_means: true };

export const One: StoryObj = withCards([VISA]);
export const Several: StoryObj = withCards([VISA, MASTERCARD, EXPIRED]);
export const OnlyExpired: StoryObj = withCards([EXPIRED]);
export const NoneYet: StoryObj = withCards([]);
export const Another: StoryObj = withCards([VISA], { more: ANOTHER });
export const Declined: StoryObj = withCards([VISA, MASTERCARD], {
  more: { ...paidBy, payment_means: VISA.id },
  query: '?declined=insufficient_funds',
});

/** The provider takes no payments now; another method is chosen. */
export const ProviderDown: StoryObj = inCheckout(`/payment/${SLUG}?declined=provider_down`, {
  ...shippedTo,
  is_guest: false,
  payment_methods: showcaseCheckout(1).payment_methods.slice(1),
});

export const Small: StoryObj = {
  ...withCards([VISA, MASTERCARD, EXPIRED]),
  globals: { viewport: { value: 'small' } },
};
