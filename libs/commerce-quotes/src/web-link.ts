import { LONGEST_LINK } from '@shop/domain/quotes';
import { err, ok, type Result } from '@shop/domain/result';

export type LinkFault = 'url' | 'too_long';

/** The address of an item at a web store, and the store's name as its host without `www.`. */
export type WebLink = { readonly href: string; readonly store: string };

/**
 * Parses what was pasted as a link. `shop.example/item` counts as https. An address with a user, of one word, or of a
 * number is refused: it is no web store's.
 */
export const parseWebLink = (typed: string): Result<WebLink, LinkFault> => {
  const text = typed.trim();
  if (text.length > LONGEST_LINK) return err('too_long');
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return err('url');
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const isNamed = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]+\.?$/i.test(url.hostname);
  if (!isWeb || !isNamed || url.username || url.password) return err('url');
  url.hash = '';
  return ok({ href: url.href, store: url.hostname.replace(/^www\./, '').replace(/\.$/, '') });
};

/** The store that a stored link leads to; null without a link. */
export const storeOf = (url: string | null): string | null => {
  const link = url === null ? null : parseWebLink(url);
  return link?.ok ? link.value.store : null;
};
