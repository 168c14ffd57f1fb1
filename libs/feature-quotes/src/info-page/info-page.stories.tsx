import type { Meta, StoryObj } from '@storybook/react-vite';
import { QUOTE_SLUG } from '../testing/a-quote.ts';
import { atQuotes } from '../testing/at-quotes.ts';

const meta = { title: 'Pages/Quotes/Question' } satisfies Meta;

export default meta;

const at = `/order-additional-info-needed/${QUOTE_SLUG}`;

export const Question: StoryObj = atQuotes(at, {
  quote: { state: 'needs_info', offers: [], question: 'Which size do you need?' },
});
export const Answered: StoryObj = atQuotes(at, { quote: { state: 'pricing', offers: [] } });
