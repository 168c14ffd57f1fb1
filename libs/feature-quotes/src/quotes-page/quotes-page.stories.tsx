import type { Meta, StoryObj } from '@storybook/react-vite';
import { aSummary } from '../testing/a-quote.ts';
import { atQuotes } from '../testing/at-quotes.ts';

const meta = { title: 'Pages/Quotes/List' } satisfies Meta;

export default meta;

export const Quotes: StoryObj = atQuotes('/quotes', {
  quotes: [aSummary(), aSummary({ slug: 'R'.repeat(22), number: 'QU100183', state: 'pricing', total: null })],
});
export const None: StoryObj = atQuotes('/quotes');
