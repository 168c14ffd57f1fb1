import * as z from 'zod/mini';
import { answer, Id, Stamp } from '../contract.ts';
import { filled } from '../fields.ts';

/** Companies whose VAT number no register has confirmed. */
export const CompanyChecks = answer({
  companies: z.array(
    z.object({
      order_id: z.int(),
      order_number: z.string(),
      brand: z.string(),
      name: z.string(),
      register_code: z.nullable(z.string()),
      vat_number: z.string(),
      /** `unknown`: the register has no such number. `not_checked`: it has not answered. */
      said: z.enum(['unknown', 'not_checked']),
      /** How often the register was asked, and when last. */
      asks: z.int(),
      asked_at: Stamp,
    }),
  ),
});
export type CompanyChecks = z.infer<typeof CompanyChecks>;

export const OneCompany = z.object({ order_id: Id });
export type OneCompany = z.infer<typeof OneCompany>;

export const CompanyAsked = answer({ said: z.enum(['registered', 'unknown', 'not_checked']) });
export type CompanyAsked = z.infer<typeof CompanyAsked>;

export const CompanyFinding = z.object({
  order_id: Id,
  /** The number that the person saw. */
  vat_number: filled(30),
  found: z.enum(['confirmed', 'refused']),
  reason: filled(500),
});
export type CompanyFinding = z.infer<typeof CompanyFinding>;
