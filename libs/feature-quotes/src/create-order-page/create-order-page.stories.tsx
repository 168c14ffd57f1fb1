import type { Meta, StoryObj } from '@storybook/react-vite';
import { QUOTE_SLUG, someCouriers } from '../testing/a-quote.ts';
import { atQuotes } from '../testing/at-quotes.ts';

const meta = { title: 'Pages/Quotes/CreateOrder' } satisfies Meta;

export default meta;

const at = `/create-order/${QUOTE_SLUG}`;

export const Guest: StoryObj = atQuotes(at);
export const Client: StoryObj = atQuotes(at, { isClient: true });
export const Couriers: StoryObj = atQuotes(at, { quote: { couriers: someCouriers() } });
