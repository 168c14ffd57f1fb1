import { COMPANY_RIGHTS, COMPANY_ROLES } from '@shop/domain/company-people';
import * as z from 'zod/mini';
import { Amount, answer, Id, Stamp } from '../contract.ts';
import { email } from '../fields.ts';
import { OrderState } from '../orders/orders.schemas.ts';

export const Role = z.enum(COMPANY_ROLES);
export const Right = z.enum(COMPANY_RIGHTS);

export const CompanyPerson = z.object({
  id: z.int(),
  /** Empty for a client without one. */
  name: z.string(),
  email: z.string(),
  role: Role,
  since: Stamp,
  is_me: z.boolean(),
});
export type CompanyPerson = z.infer<typeof CompanyPerson>;

export const OpenInvitation = z.object({
  id: z.int(),
  email: z.string(),
  role: Role,
  until: Stamp,
  /** Its link does not work any more. */
  is_over: z.boolean(),
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;

export const PeopleAnswer = answer({
  /** Owners first. */
  people: z.array(CompanyPerson),
  /** Empty for those who may not invite. */
  invitations: z.array(OpenInvitation),
});
export type PeopleAnswer = z.infer<typeof PeopleAnswer>;

export const InvitePerson = z.object({ email: email(), role: Role });
export type InvitePerson = z.infer<typeof InvitePerson>;
export const OneOfCompany = z.object({ id: Id });
export type OneOfCompany = z.infer<typeof OneOfCompany>;
export const ChangeRole = z.object({ id: Id, role: Role });
export type ChangeRole = z.infer<typeof ChangeRole>;

/** The code of a mailed link. */
export const InvitationCode = z.object({ code: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) });
export type InvitationCode = z.infer<typeof InvitationCode>;
export const InvitationAnswer = answer({
  /** `has_company`: the client is of a company already. `unknown`: also one that is over. */
  state: z.enum(['open', 'unknown', 'other_address', 'has_company']),
  /** Both null unless it is open. */
  company: z.nullable(z.string()),
  role: z.nullable(Role),
});
export type InvitationAnswer = z.infer<typeof InvitationAnswer>;

export const CompanyOrder = z.object({
  number: z.string(),
  placed_on: z.string(),
  state: OrderState,
  currency: z.string(),
  total: Amount,
  /** Null for a person who has no account any more. */
  ordered_by: z.nullable(z.string()),
  /** Of its page; null for orders of colleagues to whom the reader's role does not lead. */
  slug: z.nullable(z.string()),
  is_mine: z.boolean(),
});
export type CompanyOrder = z.infer<typeof CompanyOrder>;
export const CompanyOrdersAnswer = answer({ orders: z.array(CompanyOrder) });
export type CompanyOrdersAnswer = z.infer<typeof CompanyOrdersAnswer>;
