import { availableOfRow } from '@shop/commerce-stock';
import { sql, type Columns, type Database, type Transaction } from '@shop/database';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** How long a cart rests before the first mail. */
const REST_MS = DAY;
/** How long after the first mail the second one follows. */
const SECOND_MS = 3 * DAY;
/** A cart that rests for longer is no longer on its client's mind. */
const OLDEST_MS = 14 * DAY;
const MOST_MAILS = 2;
const MOST_AT_ONCE = 500;

export type DueCart = Columns<'cart', { id: 'id'; method: 'shipping_method' }> &
  Columns<
    'client',
    {
      clientId: 'id';
      brand: 'brand';
      email: 'email';
      firstName: 'first_name';
      languageId: 'language_id';
      currencyId: 'currency_id';
      countryId: 'country_id';
    }
  >;

/** Pieces that a checkout of another holds count as taken. */
const canBeHad = (now: Date) => sql`(product.status = 'active'
  and ${availableOfRow(sql.ref('variant'), sql`0`, now)} > 0)`;

/** The order's buyer is the client, also where the order was placed without a login. */
const boughtByClient = sql`placed.kind = 'marketplace' and placed.brand = cart.brand
  and (placed.client_id = client.id or lower(placed.email) = lower(client.email))`;

/** Goods of the cart that can be had; those that the client has ordered since they were added are no reminder. */
export const leftGoods = (now: Date) => sql`
  from cart_line line
  join product_variant variant on variant.id = line.variant_id
  join product on product.id = variant.product_id
  where line.cart_id = cart.id and line.removed_at is null and ${canBeHad(now)}
    and not exists (
      select from quote placed join order_line ordered on ordered.quote_id = placed.id
      where ${boughtByClient} and ordered.variant_id = line.variant_id and placed.created_at >= line.added_at)`;

const hasConsent = sql`client.erased_at is null and client.email_confirmed_at is not null and client.is_subscribed
  and exists (select from news_agreement where client_id = client.id and topic = 'cart_reminders')
  and not exists (select from mail_stop where email = client.email)`;

/** Changes are kept for a day, which is as long as a cart must rest. */
const carts = sql`
  from cart join client on client.id = cart.client_id
  cross join lateral (
    select min(added_at) as begun, max(added_at) as added from cart_line
    where cart_id = cart.id and removed_at is null) line
  cross join lateral (
    select greatest(line.added, max(made_at)) as at from cart_change where cart_id = cart.id) changed
  cross join lateral (
    select count(*) as mails, max(reminded_at) as last from cart_reminder
    where client_id = client.id and reminded_at >= line.begun) told`;

const isDue = (now: Date) => {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return sql`${hasConsent}
    and changed.at between ${ago(OLDEST_MS)} and ${ago(REST_MS)}
    and told.mails < ${MOST_MAILS} and (told.last is null or told.last <= ${ago(SECOND_MS)})
    and not exists (select from quote placed where ${boughtByClient} and placed.created_at >= changed.at)
    and not exists (
      select from checkout_session checkout where checkout.cart_id = cart.id
        and (checkout.state = 'placing' or checkout.state = 'live' and checkout.expires_at > ${now}))
    and exists (select ${leftGoods(now)})`;
};

/** The ids of the next carts, after the last one that was looked at. */
export const findDueCarts = async (db: Database, now: Date, after: number): Promise<readonly number[]> => {
  const { rows } = await sql<Pick<DueCart, 'id'>>`
    select cart.id ${carts} where cart.id > ${after} and ${isDue(now)}
    order by cart.id limit ${MOST_AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Looks again under a lock: undefined where the cart was ordered, changed or reminded of meanwhile. */
export const lockDueCart = async (tx: Transaction, id: number, now: Date): Promise<DueCart | undefined> => {
  await tx.selectFrom('cart').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  const { rows } = await sql<DueCart>`
    select cart.id, cart.shipping_method as method, client.id as "clientId", client.brand, client.email,
      client.first_name as "firstName", client.language_id as "languageId",
      client.currency_id as "currencyId", client.country_id as "countryId"
    ${carts} where cart.id = ${id} and ${isDue(now)}`.execute(tx);
  return rows[0];
};

export const noteReminder = async (tx: Transaction, clientId: number, now: Date): Promise<number> => {
  const { id } = await tx
    .insertInto('cart_reminder')
    .values({ client_id: clientId, reminded_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
