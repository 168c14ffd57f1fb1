import type { MiscInvoice } from '@shop/data-access/misc-invoices';
import { useMessages } from '../messages.ts';

/** What the state of an invoice means for its client. */
export const useTold = () => {
  const say = useMessages();
  return ({ claim, state }: MiscInvoice, due: string): string => {
    if (!claim) return say(`misc_invoices.told.${state}`, { due });
    const words = { due, number: claim.order_number };
    if (state === 'paid' || state === 'void' || state === 'overdue')
      return say(`misc_invoices.claim.told.${state}`, words);
    return say('misc_invoices.claim.told.accepted', words);
  };
};
