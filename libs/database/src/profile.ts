import { sql } from 'kysely';
import { toJson } from './columns.ts';
import type { Database } from './database.ts';
import { migrateToLatest } from './migrate.ts';

/** A demo database has demo data and known passwords, a production database has real orders. */
export type DatabaseProfile = 'demo' | 'production';

const KEY = 'profile';

/** A database keeps the profile that it was first used with. */
export class OtherProfile extends Error {
  override readonly name = 'OtherProfile';
}

const profileOf = async (db: Database): Promise<string | undefined> => {
  const { rows } = await sql<{ has: boolean }>`select to_regclass('setting') is not null as has`.execute(db);
  if (!rows[0]?.has) return undefined;
  const found = await db.selectFrom('setting').select('value').where('key', '=', KEY).executeTakeFirst();
  return found?.value.profile;
};

const mustBe = (found: string | undefined, wanted: DatabaseProfile): void => {
  if (found !== undefined && found !== wanted)
    throw new OtherProfile(
      `The database belongs to the ${found} profile and is not touched by the ${wanted} profile.`,
    );
};

/**
 * Migrates a database to the current tables and claims it for a profile.
 * @throws OtherProfile before anything is changed, when the other profile has claimed it.
 */
export const migrateAs = async (db: Database, profile: DatabaseProfile): Promise<string[]> => {
  mustBe(await profileOf(db), profile);
  const run = await migrateToLatest(db);
  await db
    .insertInto('setting')
    .values({ key: KEY, value: toJson({ profile }) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  // Two processes of different profiles may start at once: the first one claims it.
  mustBe(await profileOf(db), profile);
  return run;
};
