import type { Visitor } from '@shop/commerce-kit/visitor';
import type { Payable } from './payable-kind.ts';

/** A client's payable belongs to the client; a guest's belongs to one browser. */
export const isOwnPayable = (payable: Payable, visitor: Visitor): boolean =>
  payable.brand === visitor.brand &&
  (payable.client_id === null
    ? payable.visitor_id === visitor.sessionId
    : payable.client_id === visitor.clientId);
