import { BROWSING_MINUTES, type ShippingMethod } from '@shop/domain';
import { conflict } from '../../platform/problem.ts';
import type { Currency, Locale, ShopBrand } from '../../platform/shop-brand.ts';
import type { Visitor } from '../../platform/visitor.ts';
import type { CheckoutDeps } from './checkout.ports.ts';
import { secretSlug } from '../../platform/secret-slug.ts';
import { endSession, findOpenSession, insertSession, type Session } from './session.repository.ts';
import { reservationErrorOf } from './snapshot.ts';
import { takeSnapshot, type SeenLine } from './take-snapshot.ts';

export type Request = {
  readonly visitor: Visitor | null;
  readonly brand: ShopBrand;
  readonly currency: Currency;
  readonly locale: Locale;
  readonly now: Date;
};

/** Two carts with the same fingerprint hold the same things. */
const fingerprintOf = (lines: readonly SeenLine[]): string =>
  lines
    .map(({ variantId, quantity }) => `${variantId}x${quantity}`)
    .sort()
    .join(' ');

const nothingToOrder = () => conflict('checkout.nothing_to_order');

export const minutesAfter = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

/** The visitor's one live session: the same one for an unchanged cart, else a new one in its place. */
export const generateSession = async (deps: CheckoutDeps, request: Request): Promise<Session> => {
  const { visitor, now } = request;
  if (!visitor) throw nothingToOrder();
  const cart = await deps.carts.find(deps.db, visitor);
  if (!cart || cart.lines.length === 0) throw nothingToOrder();
  const fingerprint = fingerprintOf(cart.lines);
  const open = await findOpenSession(deps.db, cart.id);
  if (open && isResumable(open, fingerprint, request)) return open;
  if (open) {
    await deps.db
      .transaction()
      .execute((tx) => endSession(tx, open.id, open.expires_at <= now ? 'expired' : 'invalidated'));
  }
  const created = await createSession(deps, { ...request, visitor }, cart);
  // Another tab may have been quicker: then there is its session to go on with.
  const session = created ?? (await findOpenSession(deps.db, cart.id));
  if (!session) throw nothingToOrder();
  return session;
};

const isResumable = (open: Session, fingerprint: string, { visitor, currency, now }: Request): boolean =>
  open.state === 'placing' ||
  (open.expires_at > now &&
    open.cart_fingerprint === fingerprint &&
    open.currency_id === currency.id &&
    open.client_id === (visitor?.clientId ?? null));

type CartToOrder = { id: number; lines: readonly SeenLine[]; shippingMethod: ShippingMethod };

const createSession = async (
  deps: CheckoutDeps,
  { visitor, brand, currency, locale, now }: Request & { visitor: Visitor },
  cart: CartToOrder,
): Promise<Session | null> => {
  const client = visitor.clientId === null ? undefined : await deps.clients.find(visitor.clientId);
  const tier = client?.is_pro ? client.tier : null;
  const countryId = client && brand.shipsTo.includes(client.country_id) ? client.country_id : brand.countryId;
  const book = await deps.tariffs.book();
  const clientRate = book.clientRate(tier, now);
  const terms = { brand: brand.key, countryId, currency: currency.code, at: now, clientRate, sessionId: 0 };
  const snapshot = await takeSnapshot(deps.db, book, cart.lines, terms);
  if (!snapshot || snapshot.lines.length === 0) throw nothingToOrder();
  return insertSession(deps.db, {
    slug: secretSlug(),
    brand: brand.key,
    visitor_id: visitor.sessionId,
    client_id: visitor.clientId,
    cart_id: cart.id,
    cart_fingerprint: fingerprintOf(cart.lines),
    language: locale,
    currency_id: currency.id,
    rate: snapshot.amounts.rates[currency.code],
    lines: JSON.stringify(snapshot.lines),
    amounts: JSON.stringify(snapshot.amounts),
    changes: JSON.stringify(snapshot.changes),
    reservation_error: reservationErrorOf(snapshot.changes),
    shipping_method: cart.shippingMethod,
    country_id: countryId,
    address: null,
    email: client?.email ?? null,
    expires_at: minutesAfter(now, BROWSING_MINUTES),
  });
};
