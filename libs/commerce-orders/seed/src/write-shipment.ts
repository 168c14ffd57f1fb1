import type { BrandConfig } from '@shop/brand';
import { toJson, type Database, type KeptAddress, type StoredTotals } from '@shop/database';
import type { DeliveryTerms } from './delivery-terms.ts';
import type { OrderStep } from './order-story.ts';

/** The order of a forward request, with its number and its link. */
type Shipment = {
  readonly id: number;
  readonly slug: string;
  readonly client: {
    readonly id: number;
    readonly brand: BrandConfig;
    readonly persona: { readonly email: string };
  };
  readonly method: 'air' | 'sea';
  readonly address: KeptAddress;
  readonly totals: StoredTotals;
  readonly steps: readonly OrderStep[];
  readonly terms: DeliveryTerms;
  readonly parcels: readonly { readonly number: string; readonly contents: string }[];
};

/** The next number of a paid order of the brand. */
const nextNumber = async (db: Database, brand: string): Promise<number> => {
  const { last_number: number } = await db
    .updateTable('number_series')
    .set((eb) => ({ last_number: eb('last_number', '+', 1) }))
    .where('brand', '=', brand)
    .where('series', '=', 'order')
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return number;
};

const writeHead = async (db: Database, { id, slug, client, totals, steps, terms }: Shipment) => {
  const { brand, persona } = client;
  const paidAt = steps.find(({ state }) => state === 'paid')?.at ?? null;
  await db
    .insertInto('quote')
    .values({
      ...{ id, slug, kind: 'forward_request', brand: brand.key, client_id: client.id, email: persona.email },
      state: steps.at(-1)?.state ?? 'accepted',
      language: brand.defaultLocale,
      currency_id: terms.currencyId,
      total: totals.total,
      placed_at: steps[0]?.at ?? null,
      ...(paidAt && { paid_at: paidAt, brand_number: await nextNumber(db, brand.key) }),
      ...(steps[0] && { created_at: steps[0].at }),
    })
    .execute();
};

/** Writes the order that a forward request becomes once it is priced: its parcels cost nothing themselves. */
export const writeShipment = async (db: Database, shipment: Shipment): Promise<void> => {
  const { id, totals, method, address, terms, parcels, steps } = shipment;
  await writeHead(db, shipment);
  await db
    .insertInto('order_offer')
    .values({
      ...{ quote_id: id, rate: terms.rate, totals: toJson(totals), shipping_method: method },
      delivery_choice: toJson({ courier: null, pickup_point: null }),
      ...{ address: toJson(address), country_id: terms.countryId },
    })
    .execute();
  await db
    .insertInto('order_line')
    .values(
      parcels.map(({ number, contents }, at) => ({
        ...{ quote_id: id, position: at + 1, sku: number, names: toJson({ en: contents }), quantity: 1 },
        ...{ unit_price: 0, unit_price_usd: 0, line_total: 0 },
      })),
    )
    .execute();
  await db
    .insertInto('order_event')
    .values(
      steps.map(({ state, at }) => ({
        ...{ quote_id: id, state, actor: 'seed', cause: `seed:${id}:${state}`, created_at: at },
      })),
    )
    .execute();
};
