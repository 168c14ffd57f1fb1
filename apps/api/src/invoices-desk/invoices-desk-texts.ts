import type { Changed } from '@shop/commerce-misc-invoices';

type Refusal = Extract<Changed, { ok: false }>['error'];

export const INVOICES_USAGE = `npm run invoices -- list [--all]                                     misc invoices that wait for their clients, newest first
npm run invoices -- draft <client> "<title>" <due> "<line>"… --why "…"   writes a draft, due on 2026-12-10
npm run invoices -- issue <id> --why "…"                            gives the draft its number and mails it
npm run invoices -- void <id> --why "…"                             takes back one that is not paid
A line is "description; quantity; net price; VAT in percent": "Storage; 12; 0.50; 21"`;

export const refusalText = (refusal: Refusal): string => {
  switch (refusal.kind) {
    case 'unknown_invoice':
      return 'There is no misc invoice with this id.';
    case 'impossible':
      return `It cannot become ${refusal.to}: it is ${refusal.from}.`;
    case 'nothing_to_pay':
      return 'Its sum is 0.';
    case 'due_day_over':
      return 'Its due day is over. Void it and write another draft.';
    case 'not_due_yet':
      return 'Its due day is not over yet.';
    case 'payment_in_flight':
      return 'A payment of it is under way. Try again when it has ended: an unused one ends by itself.';
  }
};
