import { authContract } from '@shop/contracts/auth';
import {
  quotesContract,
  type Quote,
  type QuoteLine,
  type QuoteSummary,
  type LinkAnswer,
} from '@shop/contracts/quotes';
import { aClient, atPage, says } from '@shop/testing-react/stories';
import type { StoryObj } from '@storybook/react-vite';
import { aQuote, aReadItem, someKinds } from './a-quote.ts';

type Shown = {
  readonly quote?: Partial<Quote>;
  readonly lines?: readonly QuoteLine[];
  readonly quotes?: readonly QuoteSummary[];
  readonly isClient?: boolean;
  readonly link?: LinkAnswer['link'];
};

const SOME_STORES = [
  { name: 'Harbor Outfitters', host: 'harbor.example', category: 'fashion' },
  { name: 'Mug House', host: 'mugs.example', category: 'home' },
  { name: 'Soles', host: 'soles.example', category: 'shoes' },
] as const;

/** A page of quotes with these answers of the API. */
export const atQuotes = (
  at: string,
  {
    quote,
    lines = [],
    quotes = [],
    isClient = false,
    link = { reason: null, item: aReadItem() },
  }: Shown = {},
): StoryObj =>
  atPage({
    at,
    hasSession: true,
    answers: [
      says(authContract.currentUser, { status: true, user: isClient ? aClient() : null }),
      says(quotesContract.kinds, { status: true, kinds: someKinds() }),
      says(quotesContract.stores, { status: true, stores: [...SOME_STORES] }),
      says(quotesContract.draft, { status: true, draft: { lines: [...lines] } }),
      says(quotesContract.readLink, { status: true, link }),
      says(quotesContract.list, { status: true, quotes: [...quotes] }),
      says(quotesContract.one, { status: true, quote: aQuote(quote) }),
    ],
  });
