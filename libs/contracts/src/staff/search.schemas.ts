import * as z from 'zod/mini';
import { Amount, answer, Id, Stamp } from '../contract.ts';
import { filled } from '../fields.ts';

/** A number of an order, a suite or a parcel, a payment’s reference, or an e-mail. */
export const OfficeSearch = z.object({ text: filled(120) });
export type OfficeSearch = z.infer<typeof OfficeSearch>;

export const FoundOrder = z.object({
  id: z.int(),
  number: z.string(),
  brand: z.string(),
  kind: z.string(),
  state: z.string(),
  email: z.string(),
  total: Amount,
  currency: z.string(),
  created_at: Stamp,
});

export const FoundClient = z.object({
  id: z.int(),
  brand: z.string(),
  email: z.string(),
  name: z.string(),
  suite: z.string(),
});

export const OfficeFinds = answer({
  orders: z.array(FoundOrder),
  clients: z.array(FoundClient),
  parcels: z.array(
    z.object({ id: z.int(), brand: z.string(), tracking_number: z.string(), state: z.string() }),
  ),
});
export type OfficeFinds = z.infer<typeof OfficeFinds>;

export const OneOrder = z.object({ id: Id });
export type OneOrder = z.infer<typeof OneOrder>;

export const OfficeOrder = answer({
  order: z.object({
    ...FoundOrder.shape,
    client_id: z.nullable(z.int()),
    lines: z.array(z.object({ name: z.string(), sku: z.string(), quantity: z.int(), total: Amount })),
    events: z.array(z.object({ state: z.string(), actor: z.string(), at: Stamp })),
    payments: z.array(
      z.object({
        reference: z.string(),
        state: z.string(),
        amount: Amount,
        refunded: Amount,
        currency: z.string(),
        created_at: Stamp,
        /** The type of the method, and the id of its provider; without one, as for the balance, null. */
        method: z.string(),
        provider: z.nullable(z.string()),
        /** The provider's own; null while it is not known. */
        fee: z.nullable(Amount),
        /** The day of the settlement report that has it. */
        settled_on: z.nullable(z.string()),
      }),
    ),
  }),
});
export type OfficeOrder = z.infer<typeof OfficeOrder>;
