import { REFUSAL_REASONS } from '@shop/domain/refusal-reason';
import * as z from 'zod/mini';
import { PaymentField } from '../checkout/checkout.schemas.ts';
import { answer, Id, SecretSlug } from '../contract.ts';
import { SavedCard } from './saved-card.schemas.ts';

/** A method that saves cards. */
const SavingMethod = z.object({
  id: z.int(),
  provider: z.string(),
  /** Absent where cards are typed in on the provider's page. */
  field: z.optional(PaymentField),
});

export const SavedMeansAnswer = answer({
  /** Newest first. `is_ending`: removed, and not yet known to be deleted at the provider. */
  means: z.array(z.object({ ...SavedCard.shape, method: z.int(), is_ending: z.boolean() })),
  /** Where a card can be saved without a purchase. */
  methods: z.array(SavingMethod),
});
export type SavedMeansAnswer = z.infer<typeof SavedMeansAnswer>;

export const AddMeans = z.object({
  payment_processor_id: z.int(),
  /** Of the provider's field; null: on the provider's page. */
  token: z.nullable(z.string().check(z.maxLength(300))),
});
export type AddMeans = z.infer<typeof AddMeans>;

const Outcome = {
  state: z.enum(['kept', 'open', 'refused']),
  reason: z.optional(z.enum(REFUSAL_REASONS)),
};

/** `redirect_url`: the provider's page, or that of the client's bank; null unless `open`. */
export const MeansBegun = answer({ ...Outcome, redirect_url: z.nullable(z.string()) });
export type MeansBegun = z.infer<typeof MeansBegun>;

export const FinishMeans = z.object({ reference: SecretSlug });
export type FinishMeans = z.infer<typeof FinishMeans>;

export const MeansFinished = answer(Outcome);
export type MeansFinished = z.infer<typeof MeansFinished>;

export const MeansId = z.object({ id: Id });
export type MeansId = z.infer<typeof MeansId>;

/** `ending`: no longer offered; the provider is asked again to delete it. */
export const MeansRemoved = answer({ state: z.enum(['removed', 'ending']) });
export type MeansRemoved = z.infer<typeof MeansRemoved>;
