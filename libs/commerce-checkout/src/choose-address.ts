import type { CheckoutAddress } from '@shop/contracts/address';
import type { KeptAddress } from '@shop/database';
import { invalid } from '@shop/commerce-kit/problem';
import type { Visitor } from '@shop/commerce-kit/visitor';
import type { CheckoutClients } from './checkout.ports.ts';

/** A saved address, named by its id, must be the client's own; null for an address that was written. */
export const findKeptAddress = async (
  clients: CheckoutClients,
  visitor: Visitor,
  { id }: CheckoutAddress,
): Promise<KeptAddress | null> => {
  if (id === 0 || visitor.clientId === null) return null;
  const own = await clients.addressOf(visitor.clientId, id);
  if (!own) throw invalid({ 'address.id': ['unknown'] });
  return own;
};
