import type { Meta, StoryObj } from '@storybook/react-vite';
import { atQuotes } from '../testing/at-quotes.ts';

const meta = { title: 'Pages/Quotes/Stores' } satisfies Meta;

export default meta;

export const Stores: StoryObj = atQuotes('/quotes/all-stores');
export const OneCategory: StoryObj = atQuotes('/quotes/all-stores?category=shoes');
