import { STAFF_ROLES } from '@shop/domain/staff';
import * as z from 'zod/mini';
import { Amount, answer, Id, Stamp } from '../contract.ts';
import { filled, knownPassword, optional } from '../fields.ts';

export const Nothing = z.object({});
export type Nothing = z.infer<typeof Nothing>;

/** Staff say why, in a sentence or two. */
export const Reason = filled(500);

export const StaffLogin = z.object({
  login: filled(120),
  password: knownPassword(),
  /** Of the second factor, where the person has one. */
  code: z.optional(z.string().check(z.maxLength(40, 'too_long'))),
});
export type StaffLogin = z.infer<typeof StaffLogin>;

export const StaffMe = z.object({
  id: z.int(),
  login: z.string(),
  name: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  /** The person's rights, by the table of rights. */
  rights: z.array(z.string()),
});

export const StaffMeAnswer = answer({ staff: StaffMe });
export type StaffMeAnswer = z.infer<typeof StaffMeAnswer>;

const Moment = z.iso.datetime({ offset: true, error: 'moment' }).check(z.maxLength(40, 'too_long'));
const MOST_ACTS = 100;

/** The filters of the log; all of them must match. Newest first. */
export const ActSearch = z.object({
  subject_kind: z.optional(z.string().check(z.maxLength(40, 'too_long'))),
  subject_id: z.optional(z.string().check(z.maxLength(80, 'too_long'))),
  /** `staff:3`, or `desk:ana` for a command. */
  who: z.optional(z.string().check(z.maxLength(80, 'too_long'))),
  act: z.optional(z.string().check(z.maxLength(80, 'too_long'))),
  /** From this moment, up to and without the other one. */
  from: z.optional(Moment),
  until: z.optional(Moment),
  /** The next page: `next` of the page before. */
  before: z.optional(z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER))),
  limit: z.optional(z.int().check(z.positive(), z.maximum(MOST_ACTS))),
});
export type ActSearch = z.infer<typeof ActSearch>;

const ActState = z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])));

export const Act = z.object({
  position: z.int(),
  at: Stamp,
  who: z.string(),
  act: z.string(),
  subject_kind: z.string(),
  subject_id: z.string(),
  before: ActState,
  after: ActState,
  reason: z.string(),
  hash: z.string(),
});

/** `next` is null on the last page. */
export const ActList = answer({ acts: z.array(Act), next: z.nullable(z.int()) });
export type ActList = z.infer<typeof ActList>;

export const BalanceRequest = z.object({
  id: z.int(),
  client_id: z.int(),
  direction: z.enum(['credit', 'deduct']),
  amount: Amount,
  currency: z.string(),
  reason: z.string(),
  note: z.string(),
  asked_by: z.string(),
  asked_at: Stamp,
  expires_at: Stamp,
});

export const StaffBalance = z.object({ client_id: Id });
export type StaffBalance = z.infer<typeof StaffBalance>;

export const StaffBalanceAnswer = answer({
  balance: Amount,
  /** Held for payments in progress. */
  held: Amount,
  currency: z.string(),
  waiting: z.array(BalanceRequest),
  /** Why no news are mailed to the client; null while they are. */
  mail_stop: z.nullable(
    z.object({
      email: z.string(),
      reason: z.enum(['bounce', 'soft_bounces', 'complaint']),
      /** As a mail server gave it, `5.1.1`, or by whom it was entered. */
      status: z.string(),
      since: Stamp,
    }),
  ),
});
export type StaffBalanceAnswer = z.infer<typeof StaffBalanceAnswer>;

export const BalanceMove = z.object({
  client_id: Id,
  direction: z.enum(['credit', 'deduct']),
  /** In the currency of the account. */
  amount: Amount,
  reason: Reason,
  /** What the client reads in the history. */
  note: optional(200),
});
export type BalanceMove = z.infer<typeof BalanceMove>;

/** `request_id`: the movement waits for a second person. */
export const BalanceMoved = answer({
  state: z.enum(['done', 'waiting']),
  request_id: z.nullable(z.int()),
  balance: Amount,
});
export type BalanceMoved = z.infer<typeof BalanceMoved>;

export const RequestList = answer({ requests: z.array(BalanceRequest) });
export type RequestList = z.infer<typeof RequestList>;

export const AskedRequest = z.object({ id: Id });
export type AskedRequest = z.infer<typeof AskedRequest>;

export const RequestRefusal = z.object({ id: Id, reason: Reason });
export type RequestRefusal = z.infer<typeof RequestRefusal>;

export const RefundOrder = z.object({
  /** Of the payment. */
  reference: filled(80),
  /** In the charged currency; null: all that is left. */
  amount: z.nullable(Amount),
  reason: Reason,
});
export type RefundOrder = z.infer<typeof RefundOrder>;

export const OrderedRefund = answer({ amount: Amount, currency: z.string() });
export type OrderedRefund = z.infer<typeof OrderedRefund>;
