import * as z from 'zod/mini';
import { PaymentInFlight, PaymentMethod } from '../checkout/checkout.schemas.ts';
import { Amount, answer, SecretSlug } from '../contract.ts';
import { ChosenMeans } from '../saved-means/saved-card.schemas.ts';
import { BegunPayment } from '../payments/payment.schemas.ts';

export const PayableRequest = z.object({ slug: SecretSlug, language_id: z.int() });
export type PayableRequest = z.infer<typeof PayableRequest>;

/** The terms of a business client, in the currency of its brand. */
const OnAccount = z.object({
  limit: Amount,
  /** What the company owes already. */
  used: Amount,
  left: Amount,
  currency: z.string(),
  /** When a sum that is bought now is to be paid, in the brand’s calendar: `2026-12-10`. */
  due_on: z.string(),
  /** Why this sum cannot be bought on account; null where it is one of the methods. */
  refusal: z.nullable(z.enum(['account_overdue', 'account_limit'])),
});

/** A sum that is paid separately: of a quote, a forward request, an invoice, a top-up or a deposit. */
export const Payable = z.object({
  slug: z.string(),
  kind: z.enum([
    ...(['marketplace', 'quote', 'forward_request', 'misc_invoice'] as const),
    ...(['pro_invoice', 'top_up', 'device_deposit'] as const),
  ]),
  /** As shown: `QU` and the number. */
  number: z.string(),
  currency: z.string(),
  /** Before the balance and the fee of the chosen method. */
  due: Amount,
  /** Of an order: the parts of the amount for bringing it to the country, and from there to the door. */
  shipping: z.optional(Amount),
  delivery: z.optional(Amount),
  payment_methods: z.array(PaymentMethod),
  /** Absent for all but business clients with a limit, and for what is not bought on account. */
  on_account: z.optional(OnAccount),
  /** The available balance of the client; 0 where the balance is not accepted. */
  balance_available: Amount,
  payment_in_flight: PaymentInFlight,
  /** The order that it belongs to; null when there is none. */
  order_slug: z.nullable(z.string()),
  /** Without an account: its order opens by the guest's link. */
  is_guest: z.boolean(),
});
export type Payable = z.infer<typeof Payable>;

/** Null for the visitor's own checkout, which is paid step by step. */
export const PayableAnswer = answer({ payable: z.nullable(Payable) });
export type PayableAnswer = z.infer<typeof PayableAnswer>;

export const PayPayable = z.object({
  slug: SecretSlug,
  language_id: z.int(),
  payment_processor_id: z.int(),
  /** The bank's code for bank links. */
  option: z.nullable(z.string()),
  use_balance: z.boolean(),
  ...ChosenMeans,
  /** The amount on the button; another amount is refused. */
  expected_total: Amount,
});
export type PayPayable = z.infer<typeof PayPayable>;

export const PaymentBegun = answer(BegunPayment);
export type PaymentBegun = z.infer<typeof PaymentBegun>;
