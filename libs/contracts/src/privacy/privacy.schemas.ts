import * as z from 'zod/mini';
import { answer } from '../contract.ts';

/** Why the account cannot be erased yet. */
export const ErasureObstacle = z.enum([
  'balance',
  'open_orders',
  'open_payments',
  'open_claims',
  'held_devices',
]);

export const ErasureState = answer({ obstacles: z.array(ErasureObstacle) });
export type ErasureState = z.infer<typeof ErasureState>;

export const Password = z.object({ current_password: z.string().check(z.minLength(1), z.maxLength(200)) });
export type Password = z.infer<typeof Password>;
