import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOffer, QUOTE_SLUG } from '../testing/a-quote.ts';
import { atQuotes } from '../testing/at-quotes.ts';

const meta = { title: 'Pages/Quotes/Quote' } satisfies Meta;

export default meta;

const at = `/quotes/${QUOTE_SLUG}`;

export const Offered: StoryObj = atQuotes(at);
export const SecondVersion: StoryObj = atQuotes(at, {
  quote: { offers: [anOffer({ version: 2, shipping_method: 'sea', total: 38.2 }), anOffer()] },
});
export const BeingPriced: StoryObj = atQuotes(at, {
  quote: { state: 'pricing', offers: [], valid_until: null },
});
export const Asked: StoryObj = atQuotes(at, {
  quote: { state: 'needs_info', offers: [], valid_until: null, question: 'Which size do you need?' },
});
export const Expired: StoryObj = atQuotes(at, { quote: { state: 'expired' } });
export const Accepted: StoryObj = atQuotes(at, { quote: { state: 'accepted', payable_slug: QUOTE_SLUG } });
export const Declined: StoryObj = atQuotes(at, { quote: { state: 'declined' } });
