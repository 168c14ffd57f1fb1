import type { KeptFile } from '@shop/commerce-files';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import { sql, type Database, type Schema, type Transaction } from '@shop/database';
import type { Selectable } from 'kysely';

/** Minutes after which a picture that could not be fetched is tried again. After the third time it is given up. */
const PAUSES_MIN = [1, 10];

type Line = { readonly picture?: string | null | undefined };

const addressesOf = (lines: readonly Line[]): string[] => [
  ...new Set(lines.flatMap(({ picture }) => picture ?? [])),
];

/** The pictures of new or changed items are fetched soon. Keeps one from being forgotten in the same moment. */
export const wantPictures = async (db: Database, lines: readonly Line[]): Promise<void> => {
  const addresses = addressesOf(lines);
  if (addresses.length === 0) return;
  await db
    .insertInto('link_picture')
    .values(addresses.map((address) => ({ address, key: secretSlug(), file_id: null })))
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ wanted_at: sql`shop_now()` }))
    .execute();
};

export type DuePicture = Pick<Selectable<Schema['link_picture']>, 'address'>;

/** Takes pictures that are due. They are due again later, in case that this process ends before it is done. */
export const takeDuePictures = async (db: Database, limit: number): Promise<readonly DuePicture[]> => {
  const pauses = sql.join(PAUSES_MIN.map((minutes) => sql.lit(minutes)));
  const { rows } = await sql<DuePicture>`
    update link_picture set tries = tries + 1,
      due_at = shop_now() + make_interval(mins => (array[${pauses}])[tries + 1])
    where address in (
      select address from link_picture where due_at <= shop_now() order by due_at limit ${limit}
      for update skip locked)
    returning address`.execute(db);
  return rows;
};

export const giveUpPicture = async (db: Database, { address }: DuePicture): Promise<void> => {
  await db.updateTable('link_picture').set({ due_at: null }).where('address', '=', address).execute();
};

/** False where the picture was forgotten meanwhile, or another process has kept it. */
export const setPictureFile = async (
  tx: Transaction,
  { address }: DuePicture,
  fileId: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('link_picture')
    .set({ file_id: fileId, due_at: null })
    .where('address', '=', address)
    .where('file_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** The keys of the pictures that are here, by their addresses at the stores. */
export const findPictureKeys = async (
  db: Database,
  lines: readonly Line[],
): Promise<ReadonlyMap<string, string>> => {
  const addresses = addressesOf(lines);
  if (addresses.length === 0) return new Map();
  const rows = await db
    .selectFrom('link_picture')
    .select(['address', 'key'])
    .where('address', 'in', addresses)
    .where('file_id', 'is not', null)
    .execute();
  return new Map(rows.map(({ address, key }) => [address, key]));
};

type Stored = Pick<KeptFile, 'stored_as'>;

/** A picture by its key, while an item of the brand's requests has it. */
export const findPictureByKey = (db: Database, brand: string, key: string): Promise<Stored | undefined> =>
  db
    .selectFrom('link_picture as picture')
    .innerJoin('kept_file as file', 'file.id', 'picture.file_id')
    .select('file.stored_as')
    .where('picture.key', '=', key)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('quote_request_line as line')
          .innerJoin('quote_request as request', 'request.id', 'line.request_id')
          .select('line.id')
          .whereRef('line.picture', '=', 'picture.address')
          .where('request.brand', '=', brand),
      ),
    )
    .executeTakeFirst();

/** The picture of an item of a request. */
export const findPictureOfLine = (
  db: Database,
  { requestId, lineId }: { readonly requestId: number; readonly lineId: number },
): Promise<Stored | undefined> =>
  db
    .selectFrom('quote_request_line as line')
    .innerJoin('link_picture as picture', 'picture.address', 'line.picture')
    .innerJoin('kept_file as file', 'file.id', 'picture.file_id')
    .select('file.stored_as')
    .where('line.id', '=', lineId)
    .where('line.request_id', '=', requestId)
    .executeTakeFirst();

/** Deletes pictures that no item names any more; answers with their files, and how many there were. */
export const deleteUnnamedPictures = async (
  tx: Transaction,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<readonly { file_id: number | null }[]> =>
  tx
    .deleteFrom('link_picture')
    .where('wanted_at', '<', before)
    .where('address', 'in', (eb) =>
      eb
        .selectFrom('link_picture as old')
        .select('old.address')
        .where('old.wanted_at', '<', before)
        .where((is) =>
          is.not(
            is.exists(
              is
                .selectFrom('quote_request_line as line')
                .select('line.id')
                .whereRef('line.picture', '=', 'old.address'),
            ),
          ),
        )
        .limit(limit),
    )
    .returning('file_id')
    .execute();
