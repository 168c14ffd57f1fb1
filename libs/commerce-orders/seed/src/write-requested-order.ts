import type { BrandConfig } from '@shop/brand';
import { toJson, type Database, type KeptAddress, type StoredTotals } from '@shop/database';
import type { DeliveryTerms } from './delivery-terms.ts';
import type { OrderStep } from './order-story.ts';

type Line = {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** In the order's currency, and in dollars. */
  readonly unitPrice: number;
  readonly unitPriceUsd: number;
};

/** The order of a request for a quote or for forwarding, with its number and its link. */
type RequestedOrder = {
  readonly kind: 'quote' | 'forward_request';
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
  readonly lines: readonly Line[];
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

const writeHead = async (db: Database, { id, kind, slug, client, totals, steps, terms }: RequestedOrder) => {
  const { brand, persona } = client;
  const paidAt = steps.find(({ state }) => state === 'paid')?.at ?? null;
  await db
    .insertInto('quote')
    .values({
      ...{ id, slug, kind, brand: brand.key, client_id: client.id, email: persona.email },
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

/** Writes the order that a request becomes once it is priced. */
export const writeRequestedOrder = async (db: Database, order: RequestedOrder): Promise<void> => {
  const { id, totals, method, address, terms, lines, steps } = order;
  await writeHead(db, order);
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
      lines.map(({ sku, name, quantity, unitPrice, unitPriceUsd }, at) => ({
        ...{ quote_id: id, position: at + 1, sku, names: toJson({ en: name }), quantity },
        ...{ unit_price: unitPrice, unit_price_usd: unitPriceUsd, line_total: unitPrice * quantity },
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
