import type { Database, Transaction } from '@shop/database';
import { findColleaguesRequest, type ColleaguesOwn } from '@shop/commerce-kit/company-of';
import { notFound } from '@shop/commerce-kit/problem';
import type { ClientVisitor } from '@shop/commerce-kit/visitor';
import { findForward, findForwardOfBrand, lockForward, type ForwardRow } from './forwards.repository.ts';

type Asked = Pick<ClientVisitor, 'brand' | 'clientId'>;

/**
 * The client's request.
 * @throws the answer for an unknown one for any other.
 */
export const getOwnForward = async (db: Database, client: Asked, slug: string): Promise<ForwardRow> => {
  const request = await findForward(db, client, slug);
  if (!request) throw notFound();
  return request;
};

/**
 * A request for reading: also one that has become an order of the company whose papers the client sees. `colleague` is
 * null for the owner.
 * @throws the answer for an unknown one for any other
 */
export const getReadableForward = async (
  db: Database,
  { brand, clientId }: Asked,
  slug: string,
): Promise<{ readonly request: ForwardRow; readonly colleague: ColleaguesOwn | null }> => {
  const request = await findForwardOfBrand(db, brand, slug);
  if (request?.client_id === clientId) return { request, colleague: null };
  const colleague = request ? await findColleaguesRequest(db, clientId, request.id) : null;
  if (!request || !colleague) throw notFound();
  return { request, colleague };
};

/** The own request, locked for a change. */
export const lockOwnForward = async (tx: Transaction, client: Asked, slug: string): Promise<ForwardRow> => {
  const { id } = await getOwnForward(tx, client, slug);
  const request = await lockForward(tx, id);
  if (!request) throw notFound();
  return request;
};
