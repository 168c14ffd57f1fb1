import { sql, type Database } from '@shop/database';
import { orderIdIn } from '@shop/domain/order-list';

const MOST_ROWS = 20;

const ordersOf = (db: Database) =>
  db
    .selectFrom('quote')
    .select(['quote.id', 'quote.kind', 'quote.brand', 'quote.state', 'quote.email', 'quote.total'])
    .select(['quote.currency_id', 'quote.client_id', 'quote.created_at']);

export type FoundOrder = Awaited<ReturnType<ReturnType<typeof ordersOf>['executeTakeFirstOrThrow']>>;

export const findOrderRow = (db: Database, id: number): Promise<FoundOrder | undefined> =>
  ordersOf(db).where('quote.id', '=', id).executeTakeFirst();

/** An order has this number, this e-mail, a payment with this reference, or a client with this suite. */
const findOrders = (db: Database, text: string): Promise<FoundOrder[]> =>
  ordersOf(db)
    .where((eb) =>
      eb.or([
        eb('quote.id', '=', orderIdIn(text) ?? 0),
        eb(sql`lower(quote.email)`, '=', text.toLowerCase()),
        eb(
          'quote.id',
          'in',
          eb
            .selectFrom('payment')
            .select('quote_id')
            .where('reference', '=', text)
            .where('quote_id', 'is not', null),
        ),
        eb(
          'quote.client_id',
          'in',
          eb.selectFrom('client').select('id').where('suite_number', '=', text.toUpperCase()),
        ),
      ]),
    )
    .orderBy('quote.id', 'desc')
    .limit(MOST_ROWS)
    .execute();

const ownNumber = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

const findClients = (db: Database, text: string) =>
  db
    .selectFrom('client')
    .select(['id', 'brand', 'email', 'first_name', 'last_name', 'suite_number'])
    .where('erased_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('email', '=', text),
        eb('suite_number', '=', text.toUpperCase()),
        eb('id', '=', ownNumber(text)),
      ]),
    )
    .orderBy('id')
    .limit(MOST_ROWS)
    .execute();

const findParcels = (db: Database, text: string) =>
  db
    .selectFrom('package')
    .select(['id', 'brand', 'tracking_number', 'state'])
    .where('tracking_number', '=', text.toUpperCase())
    .orderBy('id')
    .limit(MOST_ROWS)
    .execute();

/** Everything that one text names. */
export const findAnything = async (db: Database, text: string) => {
  const [orders, clients, parcels] = await Promise.all([
    findOrders(db, text),
    findClients(db, text),
    findParcels(db, text),
  ]);
  return { orders, clients, parcels };
};
