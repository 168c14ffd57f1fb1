import type { Meta, StoryObj } from '@storybook/react-vite';
import { aSummary } from '../testing/a-quote.ts';
import { atQuotes } from '../testing/at-quotes.ts';

const meta = { title: 'Pages/Quotes/Sent' } satisfies Meta;

export default meta;

export const Priced: StoryObj = atQuotes('/order-successful', { quotes: [aSummary()] });
export const Waiting: StoryObj = atQuotes('/order-successful', { quotes: [aSummary({ state: 'pricing' })] });
