import type { Database } from '@shop/database';
import type { PaymentAdapter } from '@shop/commerce-payments/providers';
import { findHolder, insertHolder, type MeansHolder } from './saved-means.repository.ts';

type Asked = { readonly clientId: number; readonly brand: string };

/**
 * The client at the provider, created there before the first card is saved. Null where the method saves no cards for the
 * brand, and for an erased client.
 */
export const holderOfClient = async (
  db: Database,
  { method, saved }: PaymentAdapter,
  { clientId, brand }: Asked,
): Promise<MeansHolder | null> => {
  const account = saved?.accountOf(brand) ?? null;
  if (!saved || account === null) return null;
  const key = { clientId, provider: method.id, account };
  const known = await findHolder(db, key);
  if (known) return known;
  const client = await db
    .selectFrom('client')
    .select(['email', 'created_at'])
    .where('id', '=', clientId)
    .where('brand', '=', brand)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!client) return null;
  const token = await saved.createHolder({
    ...{ account, brand, email: client.email },
    // Ids of clients begin anew in another database.
    key: `holder:${brand}:${clientId}:${client.created_at.getTime()}`,
  });
  return (await insertHolder(db, key, token)) ?? null;
};
