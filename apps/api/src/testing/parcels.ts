import { toJson } from '@shop/database';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import { ADDRESS } from '@shop/commerce-checkout/testing';
import type { WholeShop } from './whole-shop.ts';

/** A parcel on its way, one in storage, and a request that waits for its declaration. */
export const keepParcels = async (
  { db, clock }: Pick<WholeShop, 'db' | 'clock'>,
  email: string,
  brand: string,
): Promise<{ announced: number; stored: number; forward: string }> => {
  const { id: clientId } = await db
    .selectFrom('client')
    .select('id')
    .where('email', '=', email)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  const own = { brand, client_id: clientId, declared_value: 200_000 };
  const measures = { weight_g: 900, length_mm: 200, width_mm: 200, height_mm: 100 };
  const kept = { ...own, ...measures, state: 'in_storage', stored_at: clock.now } as const;
  const [announced, stored, taken] = await db
    .insertInto('package')
    .values([
      { ...own, tracking_number: 'ANNOUNCED1' },
      { ...kept, tracking_number: 'STORED0001' },
      { ...kept, tracking_number: 'STORED0002' },
    ])
    .returning('id')
    .execute();
  const forward = secretSlug();
  const { id: requestId } = await db
    .insertInto('forward_request')
    .values({
      ...{ slug: forward, brand, client_id: clientId, language: 'lt', currency_id: 1, country_id: 1 },
      ...{ shipping_method: 'air', address: toJson(ADDRESS), state: 'awaiting_declaration' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('forward_request_package')
    .values({ request_id: requestId, package_id: taken?.id ?? 0 })
    .execute();
  return { announced: announced?.id ?? 0, stored: stored?.id ?? 0, forward };
};
