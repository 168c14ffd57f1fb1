import * as z from 'zod/mini';
import { Amount, answer, Id, SecretSlug, Stamp } from '../contract.ts';
import { email, filled, personName } from '../fields.ts';

const Device = { name: z.string(), storage_gb: z.int(), colour: z.string() };

export const Deposit = z.object({ amount: Amount, currency: z.string() });

export const ModelsAnswer = answer({
  /** What confirming costs at this brand; null or absent for nothing. */
  deposit: z.optional(z.nullable(Deposit)),
  models: z.array(
    z.object({
      ...Device,
      id: z.int(),
      /** Confirmed and without a device yet. */
      waiting: z.int(),
      /** The next confirmed reservation gets a device at once. */
      is_free: z.boolean(),
    }),
  ),
});
export type ModelsAnswer = z.infer<typeof ModelsAnswer>;

export const Reserve = z.object({
  model_id: Id,
  name: personName(),
  email: email(),
  phone: filled(40),
});
export type Reserve = z.infer<typeof Reserve>;

export const ReservationRequest = z.object({ slug: SecretSlug, language_id: z.int() });
export type ReservationRequest = z.infer<typeof ReservationRequest>;

export const RESERVATION_STATES = [
  'unconfirmed',
  'paying',
  'waiting',
  'held',
  'collected',
  'cancelled',
  'expired',
] as const;

export const ReservationState = z.object({
  slug: SecretSlug,
  state: z.enum(RESERVATION_STATES),
  model: z.object(Device),
  /** The position in the queue; 1 is the next. Null unless waiting or paying. */
  place: z.nullable(z.int()),
  confirm_by: Stamp,
  /** The end of the hold; null without a held device. */
  hold_until: z.nullable(Stamp),
  /** Null without one; absent in an answer of the previous release. */
  deposit: z.optional(
    z.nullable(z.extend(Deposit, { state: z.enum(['due', 'paid', 'returning', 'returned']) })),
  ),
  /** The end of the time to pay it; null unless it is being paid. */
  pay_by: z.optional(z.nullable(Stamp)),
});
export type ReservationState = z.infer<typeof ReservationState>;

export const ReservationAnswer = answer({ reservation: ReservationState });
export type ReservationAnswer = z.infer<typeof ReservationAnswer>;

export const ConfirmAnswer = answer({
  reservation: ReservationState,
  /** The payment of the deposit, at `/payment/{slug}`; null when nothing is to be paid. */
  pay_slug: z.optional(z.nullable(SecretSlug)),
});
export type ConfirmAnswer = z.infer<typeof ConfirmAnswer>;
