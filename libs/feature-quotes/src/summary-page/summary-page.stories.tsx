import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLine } from '../testing/a-quote.ts';
import { atQuotes } from '../testing/at-quotes.ts';

const meta = { title: 'Pages/Quotes/Summary' } satisfies Meta;

export default meta;

export const Items: StoryObj = atQuotes('/order-form/summary', { lines: [aLine()], isClient: true });
export const Nothing: StoryObj = atQuotes('/order-form/summary', { isClient: true });
