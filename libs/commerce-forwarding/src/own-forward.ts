import type { Database, Transaction } from '@shop/database';
import { notFound } from '@shop/commerce-kit/problem';
import type { ClientVisitor } from '@shop/commerce-kit/visitor';
import { findForward, lockForward, type ForwardRow } from './forwards.repository.ts';

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

/** The same, locked for a change. */
export const lockOwnForward = async (tx: Transaction, client: Asked, slug: string): Promise<ForwardRow> => {
  const { id } = await getOwnForward(tx, client, slug);
  const request = await lockForward(tx, id);
  if (!request) throw notFound();
  return request;
};
