import type { Database } from '@shop/database';

const HOUR_MS = 3_600_000;
/** Enough to see a refusal in: the refusing provider is not offered for most of the time. */
const LATEST = 200;

/** Payments of the last hour that a provider did not begin because it refuses the shop's key. */
export const countKeyRefusals = async (db: Database, now: Date): Promise<number> => {
  const { refused } = await db
    .selectFrom((latest) =>
      latest
        .selectFrom('payment')
        .select(['reason', 'created_at'])
        .orderBy('id', 'desc')
        .limit(LATEST)
        .as('latest'),
    )
    .select((eb) => eb.fn.countAll<number>().as('refused'))
    .where('reason', '=', 'provider_down')
    .where('created_at', '>', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow();
  return Number(refused);
};
