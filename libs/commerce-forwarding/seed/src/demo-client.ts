import type { BrandConfig } from '@shop/brand';
import type { Database, KeptAddress } from '@shop/database';

/** A client of the demo. */
export type DemoClient = {
  readonly id: number;
  readonly brand: BrandConfig;
  readonly persona: { readonly email: string };
};

/** The client's main address, where parcels are forwarded to. */
export const addressOf = async (db: Database, { id: clientId }: DemoClient): Promise<KeptAddress> => {
  const { first_name, last_name, first_address, city, zip, phone_number, country_id } = await db
    .selectFrom('client_address')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id: 0, first_name, last_name, first_address, city, zip, phone_number, country_id };
};
