import type { Database, Schema, Transaction } from '@shop/database';
import type { ForwardState } from '@shop/domain/forwarding';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { PackageOwner, PackageRow } from './packages.repository.ts';

export type ForwardRow = Selectable<Schema['forward_request']>;
export type DeclaredRow = Selectable<Schema['forward_declaration_line']>;

/** As many as a list shows. */
const MOST_LISTED = 100;

const ofBrand = (db: Database, brand: string, slug: string) =>
  db.selectFrom('forward_request').selectAll().where('slug', '=', slug).where('brand', '=', brand);

export const findForward = (
  db: Database,
  { brand, clientId }: PackageOwner,
  slug: string,
): Promise<ForwardRow | undefined> =>
  ofBrand(db, brand, slug).where('client_id', '=', clientId).executeTakeFirst();

/** Whoever has asked; `own-forward.ts` decides who may see it. */
export const findForwardOfBrand = (
  db: Database,
  brand: string,
  slug: string,
): Promise<ForwardRow | undefined> => ofBrand(db, brand, slug).executeTakeFirst();

export const findForwardById = (db: Database, id: number): Promise<ForwardRow | undefined> =>
  db.selectFrom('forward_request').selectAll().where('id', '=', id).executeTakeFirst();

export const lockForward = (tx: Transaction, id: number): Promise<ForwardRow | undefined> =>
  tx.selectFrom('forward_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findForwardsOf = (db: Database, { brand, clientId }: PackageOwner) =>
  db
    .selectFrom('forward_request as request')
    .selectAll('request')
    .select((eb) =>
      eb
        .selectFrom('forward_request_package as taken')
        .select((of) => of.fn.countAll<string>().as('count'))
        .whereRef('taken.request_id', '=', 'request.id')
        .as('packages'),
    )
    .where('request.client_id', '=', clientId)
    .where('request.brand', '=', brand)
    .orderBy('request.id', 'desc')
    .limit(MOST_LISTED)
    .execute();

export const insertForward = (
  tx: Transaction,
  row: Insertable<Schema['forward_request']>,
): Promise<ForwardRow> =>
  tx.insertInto('forward_request').values(row).returningAll().executeTakeFirstOrThrow();

export const changeForward = (
  tx: Transaction,
  id: number,
  change: Updateable<Schema['forward_request']>,
): Promise<ForwardRow> =>
  tx.updateTable('forward_request').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const insertForwardEvent = async (
  tx: Transaction,
  event: { requestId: number; state: ForwardState; actor: string; note: string; at: Date },
): Promise<void> => {
  await tx
    .insertInto('forward_request_event')
    .values({
      request_id: event.requestId,
      state: event.state,
      actor: event.actor,
      note: event.note,
      created_at: event.at,
    })
    .execute();
};

export const findForwardEvents = (db: Database, requestId: number) =>
  db
    .selectFrom('forward_request_event')
    .select(['state', 'actor', 'note', 'created_at'])
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute();

/** Packages that another request does not have yet: true when all of them are this one's now. */
export const takePackages = async (
  tx: Transaction,
  requestId: number,
  ids: readonly number[],
): Promise<boolean> => {
  const taken = await tx
    .insertInto('forward_request_package')
    .values(ids.map((id) => ({ request_id: requestId, package_id: id, released_at: null })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('package_id')
    .execute();
  return taken.length === ids.length;
};

export const releasePackages = async (tx: Transaction, requestId: number, now: Date): Promise<void> => {
  await tx
    .updateTable('forward_request_package')
    .set({ released_at: now })
    .where('request_id', '=', requestId)
    .where('released_at', 'is', null)
    .execute();
};

/** All packages of a request, those that it gave back, too. */
export const findPackagesOf = (db: Database, requestId: number): Promise<PackageRow[]> =>
  db
    .selectFrom('package')
    .innerJoin('forward_request_package as taken', 'taken.package_id', 'package.id')
    .selectAll('package')
    .where('taken.request_id', '=', requestId)
    .orderBy('package.id')
    .execute();

/** The slugs of the requests that packages travel with. */
export const findRequestSlugs = async (
  db: Database,
  packageIds: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (packageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('forward_request_package as taken')
    .innerJoin('forward_request as request', 'request.id', 'taken.request_id')
    .select(['taken.package_id', 'request.slug'])
    .where('taken.package_id', 'in', packageIds)
    .where('taken.released_at', 'is', null)
    .execute();
  return new Map(rows.map(({ package_id, slug }) => [package_id, slug]));
};

export const findDeclaration = (db: Database, requestId: number): Promise<DeclaredRow[]> =>
  db
    .selectFrom('forward_declaration_line')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('position')
    .execute();

export const insertDeclaration = async (
  tx: Transaction,
  lines: readonly Insertable<Schema['forward_declaration_line']>[],
): Promise<void> => {
  await tx.insertInto('forward_declaration_line').values(lines).execute();
};

/** Requests that staff have something to do with, the oldest first. */
export const findWaitingForwards = (db: Database, limit: number): Promise<ForwardRow[]> =>
  db
    .selectFrom('forward_request')
    .selectAll()
    .where('state', 'in', ['packing', 'paid'])
    .orderBy('id')
    .limit(limit)
    .execute();

/** Requests that have arrived by the word of their order, which the carrier moves. */
export const findArrived = (db: Database, limit: number): Promise<ForwardRow[]> =>
  db
    .selectFrom('forward_request')
    .innerJoin('quote', 'quote.id', 'forward_request.id')
    .selectAll('forward_request')
    .where('forward_request.state', '=', 'handed_over')
    .where('quote.state', '=', 'delivered')
    .orderBy('forward_request.id')
    .limit(limit)
    .execute();
