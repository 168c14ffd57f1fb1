import type { ConsentRecord } from '@shop/contracts/privacy';
import type { Database } from '@shop/database';

type Recorded = ConsentRecord & { readonly brand: string; readonly at: Date };

/** Records a choice about cookies. Earlier ones stay: each is proof of its time. */
export const recordConsent = async (db: Database, { id, at, ...choice }: Recorded): Promise<void> => {
  await db
    .insertInto('consent_record')
    .values({ ...choice, choice: id, created_at: at })
    .execute();
};
