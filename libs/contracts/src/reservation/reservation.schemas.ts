import * as z from 'zod/mini';
import { answer, Id, SecretSlug, Stamp } from '../contract.ts';
import { email, filled, personName } from '../fields.ts';

const Device = { name: z.string(), storage_gb: z.int(), colour: z.string() };

export const ModelsAnswer = answer({
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
  /** The position in the queue; 1 is the next. Null unless waiting. */
  place: z.nullable(z.int()),
  confirm_by: Stamp,
  /** The end of the hold; null without a held device. */
  hold_until: z.nullable(Stamp),
});
export type ReservationState = z.infer<typeof ReservationState>;

export const ReservationAnswer = answer({ reservation: ReservationState });
export type ReservationAnswer = z.infer<typeof ReservationAnswer>;
