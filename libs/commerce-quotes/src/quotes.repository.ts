import {
  toJson,
  type ChosenQuoteDelivery,
  type Database,
  type Schema,
  type Transaction,
} from '@shop/database';
import type { QuoteState } from '@shop/domain/quotes';
import type { Insertable, Selectable } from 'kysely';
import type { RequestRow } from './drafts.repository.ts';
import type { Owner } from './owner.ts';

export type OfferRow = Selectable<Schema['quote_offer']>;

/** A request of the brand that was sent. Who may see it is decided by `own-quote.ts`. */
export const findRequest = (db: Database, brand: string, slug: string): Promise<RequestRow | undefined> =>
  db
    .selectFrom('quote_request')
    .selectAll()
    .where('slug', '=', slug)
    .where('brand', '=', brand)
    .where('submitted_at', 'is not', null)
    .executeTakeFirst();

export const lockRequest = (tx: Transaction, id: number): Promise<RequestRow> =>
  tx.selectFrom('quote_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const findRequestById = (db: Database, id: number): Promise<RequestRow | undefined> =>
  db
    .selectFrom('quote_request')
    .selectAll()
    .where('id', '=', id)
    .where('submitted_at', 'is not', null)
    .executeTakeFirst();

/** As many as a list shows. */
const MOST_LISTED = 100;

/** The newest requests of an owner, each with its items' number, its first item, and its newest offer's total. */
export const findRequestsOf = (db: Database, { brand, clientId, visitorId }: Owner) => {
  const sent = db
    .selectFrom('quote_request as request')
    .leftJoin('quote_offer as offer', (join) =>
      join.onRef('offer.request_id', '=', 'request.id').onRef('offer.version', '=', 'request.version'),
    )
    .selectAll('request')
    .select('offer.total')
    .select((eb) => [
      eb
        .selectFrom('quote_request_line as line')
        .select((of) => of.fn.countAll<string>().as('count'))
        .whereRef('line.request_id', '=', 'request.id')
        .as('items'),
      eb
        .selectFrom('quote_request_line as line')
        .select('line.title')
        .whereRef('line.request_id', '=', 'request.id')
        .orderBy('line.id')
        .limit(1)
        .as('title'),
    ])
    .where('request.brand', '=', brand)
    .where('request.submitted_at', 'is not', null)
    .orderBy('request.submitted_at', 'desc')
    .limit(MOST_LISTED);
  return clientId === null
    ? sent.where('request.client_id', 'is', null).where('request.visitor_id', '=', visitorId).execute()
    : sent.where('request.client_id', '=', clientId).execute();
};

export const findOffers = (db: Database, requestId: number): Promise<OfferRow[]> =>
  db
    .selectFrom('quote_offer')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('version', 'desc')
    .execute();

export const getOffer = (db: Database, { id, version }: RequestRow): Promise<OfferRow> =>
  db
    .selectFrom('quote_offer')
    .selectAll()
    .where('request_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();

export const insertOffer = (tx: Transaction, offer: Insertable<Schema['quote_offer']>) =>
  tx.insertInto('quote_offer').values(offer).execute();

export const changeRequest = (
  tx: Transaction,
  id: number,
  change: Partial<
    Pick<
      RequestRow,
      | 'state'
      | 'version'
      | 'valid_until'
      | 'question'
      | 'updated_at'
      | 'shipping_method'
      | 'country_id'
      | 'email'
      | 'note'
      | 'language'
      | 'currency_id'
      | 'submitted_at'
      | 'client_id'
    >
  >,
): Promise<RequestRow> =>
  tx.updateTable('quote_request').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const insertEvent = (
  tx: Transaction,
  event: { requestId: number; state: QuoteState; actor: string; note: string; at: Date },
) =>
  tx
    .insertInto('quote_request_event')
    .values({
      request_id: event.requestId,
      state: event.state,
      actor: event.actor,
      note: event.note,
      created_at: event.at,
    })
    .execute();

export const findEvents = (db: Database, requestId: number) =>
  db
    .selectFrom('quote_request_event')
    .select(['state', 'note', 'actor', 'created_at'])
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute();

/** Keeps with an offer the delivery that it was accepted with, and its total then. */
export const keepDelivery = (
  tx: Transaction,
  { request_id, version }: Pick<OfferRow, 'request_id' | 'version'>,
  chosen: { readonly delivery: ChosenQuoteDelivery; readonly total: number },
) =>
  tx
    .updateTable('quote_offer')
    .set({ chosen_delivery: toJson(chosen.delivery), total: chosen.total })
    .where('request_id', '=', request_id)
    .where('version', '=', version)
    .execute();

/** Offers whose time is over. */
export const findEnded = async (db: Database, now: Date, limit: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('quote_request')
    .select('id')
    .where('state', '=', 'offered')
    .where('valid_until', '<=', now)
    .orderBy('valid_until')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

/** Requests that wait for staff, oldest first. */
export const findWaiting = (db: Database, limit: number): Promise<RequestRow[]> =>
  db
    .selectFrom('quote_request')
    .selectAll()
    .where('state', 'in', ['submitted', 'pricing'])
    .orderBy('submitted_at')
    .limit(limit)
    .execute();

/** Where the accepted quote is paid; null when it is paid or closed. */
export const findPayableSlug = async (db: Database, id: number): Promise<string | null> => {
  const row = await db
    .selectFrom('payable')
    .select('slug')
    .where('kind', '=', 'quote')
    .where('rel_id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row?.slug ?? null;
};

/** What staff find out about an item: what is left out stays as it is. */
export type LineFacts = Partial<
  Pick<Selectable<Schema['quote_request_line']>, 'price' | 'price_currency_id' | 'category_id' | 'weight_g'>
>;

/** False when the request has no such item. */
export const changeLineFacts = async (
  tx: Transaction,
  requestId: number,
  lineId: number,
  facts: LineFacts,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('quote_request_line')
    .set(facts)
    .where('id', '=', lineId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
