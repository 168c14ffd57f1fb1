import type { Database } from '@shop/database';
import { notFound } from '@shop/commerce-kit/problem';
import type { Visitor } from '@shop/commerce-kit/visitor';
import { findClaim, type ClaimRow } from './claims.repository.ts';

type Asked = { readonly brand: { readonly key: string }; readonly visitor: Visitor | null };

/**
 * The claim that a visitor may see: the client's own, or a guest's by its secret slug.
 * @throws the answer for an unknown claim for any other.
 */
export const getOwnClaim = async (
  db: Database,
  { brand, visitor }: Asked,
  slug: string,
): Promise<ClaimRow> => {
  const claim = await findClaim(db, brand.key, slug);
  if (!claim || (claim.client_id !== null && claim.client_id !== visitor?.clientId)) throw notFound();
  return claim;
};
