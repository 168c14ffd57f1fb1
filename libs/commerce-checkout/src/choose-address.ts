import type { CheckoutAddress } from '@shop/contracts/address';
import type { KeptAddress } from '@shop/database';
import { addressProblems, tidyAddress, type Destination } from '@shop/domain/delivery-address';
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

/** A written address as it is stored. An order to a pickup point stores no home address, whatever was sent. */
export const readWrittenAddress = (written: CheckoutAddress, destination: Destination): KeptAddress => {
  const problems = Object.entries(addressProblems(written, destination));
  if (problems.length > 0) {
    throw invalid(Object.fromEntries(problems.map(([field, code]) => [`address.${field}`, [code]])));
  }
  const home = destination === 'pickup' ? { first_address: '', city: '', zip: '' } : {};
  return tidyAddress({ ...written, ...home, id: 0 });
};
