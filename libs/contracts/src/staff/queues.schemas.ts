import * as z from 'zod/mini';
import { Amount, answer, Id, Stamp } from '../contract.ts';
import { filled } from '../fields.ts';

/** How much waits in each queue; null: the person has no right to see it. */
const Waiting = z.nullable(z.int());

export const OfficeOverview = answer({
  quotes: Waiting,
  parcels: Waiting,
  forwards: Waiting,
  claims: Waiting,
  reviews: Waiting,
  balance_requests: Waiting,
  companies: Waiting,
  failed_mails: Waiting,
  failed_jobs: Waiting,
});
export type OfficeOverview = z.infer<typeof OfficeOverview>;

const Money = z.object({ amount: Amount, currency: z.string() });

export const ReviewList = answer({
  reviews: z.array(
    z.object({
      id: z.int(),
      order: z.nullable(z.string()),
      brand: z.nullable(z.string()),
      reference: z.string(),
      reason: z.string(),
      expected: z.nullable(Money),
      captured: z.nullable(Money),
      opened_at: Stamp,
    }),
  ),
});
export type ReviewList = z.infer<typeof ReviewList>;

export const ReviewOrder = z.object({
  id: Id,
  act: z.enum(['refund', 'accept', 'close']),
  reason: filled(500),
});
export type ReviewOrder = z.infer<typeof ReviewOrder>;

/** Mails that were given up. */
export const FailedMails = answer({
  mails: z.array(
    z.object({
      id: z.int(),
      brand: z.string(),
      template: z.string(),
      attempts: z.int(),
      /** What the mail server said. */
      reason: z.string(),
      created_at: Stamp,
    }),
  ),
});
export type FailedMails = z.infer<typeof FailedMails>;

/** Work after an answer that was given up. */
export const FailedJobs = answer({
  jobs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      attempts: z.int(),
      /** The last error, without personal data. */
      reason: z.string(),
      failed_at: Stamp,
    }),
  ),
});
export type FailedJobs = z.infer<typeof FailedJobs>;

export const OneJob = z.object({ id: z.uuid('required'), name: filled(80) });
export type OneJob = z.infer<typeof OneJob>;

export const OneMail = z.object({ id: z.int('required').check(z.minimum(1)) });
export type OneMail = z.infer<typeof OneMail>;

/** `broken_at` is null for a whole log. */
export const VerifiedLog = answer({
  acts: z.int(),
  last_hash: z.nullable(z.string()),
  broken_at: z.nullable(z.int()),
});
export type VerifiedLog = z.infer<typeof VerifiedLog>;
