import { COMPANY_ROLES } from '@shop/domain/company-people';
import * as z from 'zod/mini';
import { Amount, answer, Id, Stamp } from '../contract.ts';

export const OneClient = z.object({ client_id: Id });
export type OneClient = z.infer<typeof OneClient>;

/** An unpaid invoice past its due day. */
const OverdueInvoice = z.object({
  id: z.int(),
  number: z.string(),
  title: z.string(),
  due_on: z.string(),
  open: Amount,
});

const CompanyPersonOfStaff = z.object({
  client_id: z.int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(COMPANY_ROLES),
  since: Stamp,
});

/** What a company may buy on account and owes; null for a client without a business account. */
export const CompanyAccount = answer({
  account: z.nullable(
    z.object({
      company: z.string(),
      currency: z.string(),
      limit: Amount,
      used: Amount,
      left: Amount,
      due_days: z.int(),
      /** The longest overdue first, 50 at most. */
      overdue: z.array(OverdueInvoice),
      /** Owners first. */
      people: z.array(CompanyPersonOfStaff),
    }),
  ),
});
export type CompanyAccount = z.infer<typeof CompanyAccount>;
