import type { MiscInvoiceRefusal } from '@shop/domain/misc-invoice';
import { conflict, invalid, notFound, type Problem } from '@shop/commerce-kit/problem';
import type { UnknownInvoice } from './issue-invoice.ts';

/** The answer to a change that is not possible; an impossible one names both states. */
export const toProblem = (refusal: MiscInvoiceRefusal | UnknownInvoice): Problem => {
  switch (refusal.kind) {
    case 'unknown_invoice':
      return notFound();
    case 'impossible':
      return conflict('misc_invoice.impossible', { from: [refusal.from], to: [refusal.to] });
    case 'nothing_to_pay':
      return invalid({ lines: ['nothing_to_pay'] });
    case 'due_day_over':
      return invalid({ due_on: ['due_day_over'] });
    case 'not_due_yet':
    case 'payment_in_flight':
      return conflict(`misc_invoice.${refusal.kind}`);
  }
};
