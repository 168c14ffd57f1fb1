import { LEDGER_RELATION, LEDGER_TYPE } from '@shop/domain/ledger';
import * as z from 'zod/mini';
import { Amount, answer, SecretSlug, Stamp } from '../contract.ts';

const MOST_LINES = 100;

/** The filters of the history; unknown kinds and days filter nothing. */
export const HistoryRequest = z.object({
  kind: z.optional(z.string().check(z.maxLength(40))),
  /** Days of the brand's calendar, both included. */
  from: z.optional(z.string().check(z.maxLength(10))),
  to: z.optional(z.string().check(z.maxLength(10))),
  /** The number of newest lines to skip. */
  skip: z.optional(z.int().check(z.nonnegative(), z.maximum(1_000_000))),
  limit: z.optional(z.int().check(z.positive(), z.maximum(MOST_LINES))),
});
export type HistoryRequest = z.infer<typeof HistoryRequest>;

const values = <T extends number>(of: Readonly<Record<string, T>>) => z.literal(Object.values(of));

/** One movement of a client's balance, in the currency of the account. */
export const HistoryEntry = z.object({
  id: z.int(),
  /** 1 addition, 2 deduction. */
  type: values(LEDGER_TYPE),
  /** 0 quote, 1 forward request, 2 top-up or deduction by an admin, 3 top-up, 4 misc invoice. */
  rel_type: values(LEDGER_RELATION),
  rel_id: z.nullable(z.int()),
  created_at: Stamp,
  starting_balance: Amount,
  end_balance: Amount,
  amount: Amount,
  payment_processor_name: z.nullable(z.string()),
  payment_processor_transaction_id: z.nullable(z.string()),
  quote_slug: z.nullable(z.string()),
  /** What staff say about it; an older API leaves it out. */
  note: z.optional(z.nullable(z.string())),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const HistoryAnswer = z.array(HistoryEntry);
export type HistoryAnswer = z.infer<typeof HistoryAnswer>;

/** A sum in the currency of the account. */
export const TopUpRequest = z.object({ amount: Amount });
export type TopUpRequest = z.infer<typeof TopUpRequest>;

/** The slug of the new payable. */
export const TopUpAnswer = answer({ slug: SecretSlug });
export type TopUpAnswer = z.infer<typeof TopUpAnswer>;
