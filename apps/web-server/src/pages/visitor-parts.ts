import { hash, randomBytes } from 'node:crypto';
import type { BrandLocale } from '@shop/brand';
import type { SaidOfVisitor } from '../api/visitor-summary.ts';
import type { ServedBrand } from '../brands/brand-store.ts';

type AskedParts = {
  brand: ServedBrand;
  locale: BrandLocale;
  appUrl: string;
  /** Path and query. */
  url: string;
  token: string;
  /** Undefined when the API did not answer. */
  said: SaidOfVisitor | undefined;
};

export type VisitorParts = {
  /** By the names of a page's places. */
  readonly parts: ReadonlyMap<string, string>;
  /** Differs for each visitor and each state of a visitor; undefined when that is not known. */
  readonly tag: string | undefined;
};

/** The length of the keys that browsers make. */
const KEY_LENGTH = 20;

/**
 * The key of the page's forms. It stays the same until the cart changes, so that a browser that reuses its
 * copy of the page has a key that was not used yet.
 */
const formKeyOf = ({ token, url, said }: AskedParts): string =>
  (said
    ? hash('sha256', ['form', token, said.cart_version, url].join('\n'), 'base64url')
    : randomBytes(KEY_LENGTH).toString('base64url')
  ).slice(0, KEY_LENGTH);

/** The parts of one visitor's page that differ from other visitors' pages. */
export const partsOf = async (asked: AskedParts): Promise<VisitorParts> => {
  const { brand, locale, appUrl, url, said } = asked;
  const formKey = formKeyOf(asked);
  const parts = await brand.bundle.renderParts({ url, locale, appUrl, formKey, summary: said?.visitor });
  const tag =
    said && hash('sha1', `${formKey} ${JSON.stringify(said.visitor)}`, 'base64url').slice(0, KEY_LENGTH);
  return { parts, tag };
};
