import { RETURN_EXCEPTIONS } from '@shop/domain/market-duties';
import * as z from 'zod/mini';
import { answer, Id, SecretSlug, Stamp } from '../contract.ts';
import { email, filled, optional, personName } from '../fields.ts';

const MOST_LINES = 200;
const MOST_OF_A_LINE = 999;

/** A day by the brand’s calendar: `2026-12-10`. */
const Day = z.string();
/** Made by the form: a statement that is sent twice is kept once. */
const ChangeKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{20}$/));

export const WITHDRAWAL_STATES = [
  'stated',
  'awaiting_goods',
  'received',
  'refunded',
  'partly_refunded',
  'refused',
] as const;

/** A statement of withdrawal as it was kept. */
export const WithdrawalReceipt = z.object({
  stated_at: Stamp,
  number: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(WITHDRAWAL_STATES),
  /** Why it is refused: `too_late`, an exception, or staff’s words. */
  reason: z.nullable(z.string()),
  /** Empty where no order is shown: the statement was typed. */
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), refusal: z.nullable(z.string()) })),
  /** The goods in the consumer’s own words. */
  goods: z.nullable(z.string()),
  /** Where and until when goods are sent back; null: nothing is to be sent, or the order is not shown. */
  send_back: z.nullable(
    z.object({ address: z.string(), until: Day, paid_by: z.nullable(z.enum(['seller', 'shopper'])) }),
  ),
});
export type WithdrawalReceipt = z.infer<typeof WithdrawalReceipt>;

export const WithdrawalRequest = z.object({ slug: SecretSlug, language_id: z.int() });
export type WithdrawalRequest = z.infer<typeof WithdrawalRequest>;

export const WithdrawableAnswer = answer({
  number: z.string(),
  name: z.string(),
  email: z.string(),
  /** The last day; null while the goods have not arrived. */
  until: z.nullable(Day),
  is_late: z.boolean(),
  lines: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      quantity: z.int(),
      /** Not withdrawn yet. */
      left: z.int(),
      /** Why the goods are not taken back; null: they are. */
      exception: z.nullable(z.enum(RETURN_EXCEPTIONS)),
    }),
  ),
  statements: z.array(WithdrawalReceipt),
});
export type WithdrawableAnswer = z.infer<typeof WithdrawableAnswer>;

export const StateWithdrawal = z.object({
  slug: SecretSlug,
  language_id: z.int(),
  key: ChangeKey,
  name: personName(),
  email: email(),
  lines: z
    .array(
      z.object({ id: Id, quantity: z.int().check(z.minimum(1), z.maximum(MOST_OF_A_LINE)) }),
      'withdrawal_nothing_chosen',
    )
    .check(z.minLength(1, 'withdrawal_nothing_chosen'), z.maxLength(MOST_LINES)),
});
export type StateWithdrawal = z.infer<typeof StateWithdrawal>;

export const StateByNumber = z.object({
  key: ChangeKey,
  name: personName(),
  number: filled(40),
  email: email(),
  /** Empty: the whole order. */
  goods: optional(1000),
});
export type StateByNumber = z.infer<typeof StateByNumber>;

export const ReceiptAnswer = answer({ receipt: WithdrawalReceipt });
export type ReceiptAnswer = z.infer<typeof ReceiptAnswer>;
