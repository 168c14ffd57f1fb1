import type { LinkReading } from '@shop/domain/quotes';

/** Reads what the page behind a link says about its product. Never throws for what a shop or a link does. */
export type LinkReader = { readonly read: (address: string) => Promise<LinkReading> };

/** The reader of a shop that reads no links: everything is asked. */
export const readsNothing: LinkReader = { read: async () => ({ state: 'unread', reason: 'off' }) };
