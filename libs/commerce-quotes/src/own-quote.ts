import type { Database, Transaction } from '@shop/database';
import { findColleaguesRequest, type ColleaguesOwn } from '@shop/commerce-kit/company-of';
import { notFound, unauthorised } from '@shop/commerce-kit/problem';
import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { Visitor } from '@shop/commerce-kit/visitor';
import type { RequestRow } from './drafts.repository.ts';
import { moveRequest } from './move-request.ts';
import { findRequest, lockRequest } from './quotes.repository.ts';

type Asked = {
  readonly brand: Pick<ShopBrand, 'key' | 'features'>;
  readonly visitor: Visitor | null;
  readonly now: Date;
};

/** A brand without quotes has neither pages nor calls of them. */
export const mustHaveQuotes = ({ features }: Pick<ShopBrand, 'features'>): void => {
  if (!features.includes('quotes')) throw notFound();
};

/** Whether this visitor may put a request together: a guest only where the brand lets guests ask. */
export const mustLetAsk = (
  brand: Pick<ShopBrand, 'features' | 'guestsMayRequestQuotes'>,
  visitor: Visitor | null,
): void => {
  mustHaveQuotes(brand);
  if (visitor?.clientId == null && !brand.guestsMayRequestQuotes) throw unauthorised();
};

const isOwn = ({ client_id: owner }: RequestRow, visitor: Visitor | null): boolean =>
  owner === null || owner === visitor?.clientId;

/**
 * A quote for its owner: a client's own, or a guest's by its link. Another client's is answered like an unknown one.
 * @throws 404 for any other.
 */
export const getOwnQuote = async (
  db: Database,
  { brand, visitor }: Asked,
  slug: string,
): Promise<RequestRow> => {
  mustHaveQuotes(brand);
  const request = await findRequest(db, brand.key, slug);
  if (!request || !isOwn(request, visitor)) throw notFound();
  return request;
};

/**
 * A quote for reading: also one that has become an order of the company whose papers the client sees. `colleague` is null
 * for the owner.
 * @throws 404 for any other
 */
export const getReadableQuote = async (
  db: Database,
  { brand, visitor }: Asked,
  slug: string,
): Promise<{ readonly request: RequestRow; readonly colleague: ColleaguesOwn | null }> => {
  mustHaveQuotes(brand);
  const request = await findRequest(db, brand.key, slug);
  if (!request) throw notFound();
  if (isOwn(request, visitor)) return { request, colleague: null };
  const colleague = await findColleaguesRequest(db, visitor?.clientId, request.id);
  if (!colleague) throw notFound();
  return { request, colleague };
};

/** The own quote, locked for a change. An offer whose time is over is expired first. */
export const lockOwnQuote = async (tx: Transaction, asked: Asked, slug: string): Promise<RequestRow> => {
  const { id } = await getOwnQuote(tx, asked, slug);
  const request = await lockRequest(tx, id);
  return hasEnded(request, asked.now)
    ? moveRequest(tx, request, 'expire', { actor: 'clock', now: asked.now })
    : request;
};

export const hasEnded = ({ state, valid_until: ends }: RequestRow, now: Date): boolean =>
  state === 'offered' && ends !== null && ends <= now;
