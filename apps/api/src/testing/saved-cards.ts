import { secretSlug } from '@shop/commerce-kit/secret-slug';
import type { WholeShop } from './whole-shop.ts';

/** A saved card of a client, as a provider of method 1 keeps it, and a card whose saving is done. */
export const keepCard = async (
  { db }: Pick<WholeShop, 'db'>,
  email: string,
  brand: string,
): Promise<{ savedCard: number; cardSetup: string }> => {
  const { id: clientId } = await db
    .selectFrom('client')
    .select('id')
    .where('email', '=', email)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  const { id: holder_id } = await db
    .insertInto('means_holder')
    .values({ client_id: clientId, provider: 1, account: 'all', token: `cus_${clientId}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: savedCard } = await db
    .insertInto('saved_means')
    .values({
      ...{ holder_id, token: `pm_${clientId}`, network: 'visa', last_four: '4242' },
      ...{ expires_year: 2034, expires_month: 12, asked_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cardSetup = secretSlug();
  await db
    .insertInto('means_setup')
    .values({
      ...{ reference: cardSetup, holder_id, ref: `seti_${clientId}`, state: 'kept' },
      ...{ reason: null, asked_at: null },
    })
    .execute();
  return { savedCard, cardSetup };
};
