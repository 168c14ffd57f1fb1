import { NO_COURIER } from '@shop/domain/checkout-step';
import { toJson, type Database } from '@shop/database';
import type { Visitor } from '@shop/commerce-kit/visitor';

/** Older data is not offered again: another person may use the browser by then. */
const KEPT_HOURS = 24;

const WHAT_WAS_ENTERED = [
  'address',
  'email',
  'company',
  'country_id',
  'courier_id',
  'delivery_method',
  'parcelshop_id',
  'payment_provider',
  'payment_option',
  'use_balance',
  'balance_removed',
  'promotion_id',
] as const;

/** The delivery of a session whose country has changed: address and couriers are those of one country. */
export const NO_DELIVERY = {
  address: null,
  courier_id: null,
  delivery_method: NO_COURIER,
  parcelshop_id: null,
};

type Asked = { readonly visitor: Visitor; readonly now: Date };

/** What this visitor entered in the last checkout of the same cart, if that was left and not completed. */
export const findEntered = async (db: Database, cartId: number, { visitor, now }: Asked) => {
  const row = await db
    .selectFrom('checkout_session')
    .select([...WHAT_WAS_ENTERED, 'state', 'brand', 'client_id', 'visitor_id'])
    .where('cart_id', '=', cartId)
    .where('created_at', '>', new Date(now.getTime() - KEPT_HOURS * 3_600_000))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row || (row.state !== 'invalidated' && row.state !== 'expired')) return undefined;
  const { state: _, brand, client_id, visitor_id, address, company, ...entered } = row;
  const isOwn = client_id === visitor.clientId && (client_id !== null || visitor_id === visitor.sessionId);
  if (!isOwn || brand !== visitor.brand) return undefined;
  return { ...entered, address: address && toJson(address), company: company && toJson(company) };
};

type Entered = NonNullable<Awaited<ReturnType<typeof findEntered>>>;

/** The data entered before, as far as it is valid for this country. */
export const enteredFor = (entered: Entered, countryId: number): Entered =>
  entered.country_id === countryId ? entered : { ...entered, ...NO_DELIVERY };
