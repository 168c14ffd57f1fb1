import { sql } from '@shop/database';
import { createShopWithTill, type ShopWithTill } from '../testing/tills/shop-with-till.ts';
import type { TillId } from '../testing/tills/start-till.ts';
import { chargesOf } from './provider-books.ts';
import { joinGuestCart } from '@shop/commerce-cart';
import { createSessions } from '@shop/commerce-accounts/sessions';

export type ShopFloor = ShopWithTill & {
  /** A client who is logged in, with this balance. */
  client: (balance: number) => Promise<{ token: string; clientId: number }>;
  setStock: (variantId: number, onHand: number) => Promise<void>;
};

/** Providers run on the same machine: load must not count as a provider's silence. */
const PATIENCE = { provider: 60_000 };

/** A shop for proofs whose shoppers pay at this till; it has unlimited shirts by default. */
export const openShop = async (till: TillId = 'sandbox'): Promise<ShopFloor> => {
  const shop = await createShopWithTill(till, { patience: PATIENCE });
  const { db } = shop;
  const sessions = createSessions({ db, joinGuest: joinGuestCart });
  const setStock = async (variantId: number, onHand: number) => {
    await db.updateTable('product_variant').set({ on_hand: onHand }).where('id', '=', variantId).execute();
  };
  await setStock(3, 1_000_000);
  let clients = 0;
  const client = async (balance: number) => {
    clients += 1;
    const { id } = await db
      .insertInto('client')
      .values({ brand: 'lt', email: `client${clients}@shopper.example`, password_hash: null, country_id: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('client_balance')
      .values({ client_id: id, currency_id: 1, balance, entries: 0 })
      .execute();
    const { token } = await sessions.login(
      null,
      { id, brand: 'lt' },
      { remember: true, now: shop.clock.now },
    );
    return { token, clientId: id };
  };
  return { ...shop, client, setStock };
};

export type Books = {
  readonly orders: number;
  readonly captured: number;
  readonly charges: number;
  readonly mails: number;
  readonly inFlight: number;
  readonly pieces: number;
  readonly sold: number;
  readonly held: number;
  readonly ledger: number;
  readonly balancePayments: number;
  readonly fullCarts: number;
};

/** The figures that must agree after purchases, from the shop's tables and the provider's. */
export const readBooks = async (shop: ShopFloor): Promise<Books> => {
  const { rows } = await sql<Omit<Books, 'charges'>>`select
    (select count(*) from quote where placed_at is not null and state = 'paid')::int as orders,
    (select count(*) from payment where state = 'captured')::int as captured,
    (select count(*) from mail_outbox where template = 'order-confirmation')::int as mails,
    (select count(*) from payment where state in ('created', 'pending', 'authorised', 'refund_due'))::int as "inFlight",
    (select count(*) from stock_reservation where state in ('live', 'held'))::int as pieces,
    (select coalesce(sum(quantity), 0) from order_line join quote on quote.id = quote_id where placed_at is not null)::int as sold,
    (select coalesce(sum(held), 0) from client_balance)::int as held,
    (select count(*) from ledger_entry)::int as ledger,
    (select count(*) from payment where state = 'captured' and balance_taken > 0)::int as "balancePayments",
    (select count(*) from cart_line join checkout_session on checkout_session.cart_id = cart_line.cart_id
      where checkout_session.state = 'completed')::int as "fullCarts"`.execute(shop.db);
  const [books] = rows;
  if (!books) throw new Error('the books cannot be read');
  return { ...books, charges: await chargesOf(shop) };
};
