import { sql, type Database } from '@shop/database';

export type Campaign = { readonly campaign: string; readonly medium: string; readonly source: string };

/**
 * The maximum number of different campaigns that a brand counts in a day, since anyone can invent parameters.
 */
export const MOST_A_DAY = 500;

/** Further ones are counted under this name. */
export const OTHERS: Campaign = { campaign: 'other', medium: 'other', source: 'other' };

type Visit = Campaign & { readonly brand: string; readonly day: string };

const isCounted = async (db: Database, { brand, day, campaign, medium, source }: Visit): Promise<boolean> => {
  const known = await db
    .selectFrom('campaign_visit')
    .select((row) => [
      row.fn.countAll<string>().as('all'),
      row.fn
        .countAll<string>()
        .filterWhere('campaign', '=', campaign)
        .filterWhere('medium', '=', medium)
        .filterWhere('source', '=', source)
        .as('same'),
    ])
    .where('brand', '=', brand)
    .where('day', '=', sql<string>`${day}`)
    .executeTakeFirstOrThrow();
  return Number(known.same) > 0 || Number(known.all) < MOST_A_DAY;
};

/** Counts one visit. */
export const countVisit = async (db: Database, visit: Visit): Promise<void> => {
  const counted = (await isCounted(db, visit)) ? visit : { ...visit, ...OTHERS };
  await db
    .insertInto('campaign_visit')
    .values({ ...counted, visits: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'day', 'campaign', 'medium', 'source'])
        .doUpdateSet({ visits: sql`campaign_visit.visits + 1` }),
    )
    .execute();
};

export type CampaignSum = Campaign & { readonly brand: string; readonly visits: number };

/** Visits of each campaign since a day, the most visited first. */
export const sumVisits = async (db: Database, since: string): Promise<CampaignSum[]> => {
  const rows = await db
    .selectFrom('campaign_visit')
    .select((row) => ['brand', 'campaign', 'medium', 'source', row.fn.sum<string>('visits').as('visits')])
    .where('day', '>=', since)
    .groupBy(['brand', 'campaign', 'medium', 'source'])
    .orderBy('visits', 'desc')
    .orderBy('brand')
    .orderBy('campaign')
    .execute();
  return rows.map((row) => ({ ...row, visits: Number(row.visits) }));
};
