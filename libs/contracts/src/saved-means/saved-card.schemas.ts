import * as z from 'zod/mini';
import { Id } from '../contract.ts';

/** A saved card as it is shown: its number is kept by the provider only. */
export const SavedCard = z.object({
  id: z.int(),
  /** `visa`, `mastercard`, as the provider names it. */
  network: z.string(),
  last_four: z.string(),
  expires_year: z.int(),
  expires_month: z.int(),
  /** It can no longer be chosen. */
  is_expired: z.boolean(),
});
export type SavedCard = z.infer<typeof SavedCard>;

/** Of clients only: the saved card that pays, and whether a new one is to be saved once it has paid. */
export const ChosenMeans = {
  means_id: z.optional(z.nullable(Id)),
  saves_means: z.optional(z.boolean()),
};
