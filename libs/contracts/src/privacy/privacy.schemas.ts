import * as z from 'zod/mini';
import { answer } from '../contract.ts';

/** Why the account cannot be erased yet. */
export const ErasureObstacle = z.enum([
  'balance',
  'open_orders',
  'open_payments',
  'open_invoices',
  'open_claims',
  'held_devices',
  'company_owner',
]);

export const ErasureState = answer({ obstacles: z.array(ErasureObstacle) });
export type ErasureState = z.infer<typeof ErasureState>;

export const Password = z.object({ current_password: z.string().check(z.minLength(1), z.maxLength(200)) });
export type Password = z.infer<typeof Password>;

/** A choice about cookies. The id is random and names no person; it links the changes of one browser. */
export const ConsentRecord = z.object({
  id: z.string().check(z.regex(/^[\w-]{16,40}$/)),
  version: z.int().check(z.minimum(1), z.maximum(999)),
  preferences: z.boolean(),
  statistics: z.boolean(),
  marketing: z.boolean(),
});
export type ConsentRecord = z.infer<typeof ConsentRecord>;
