import { toJson, type SnapshotChange } from '@shop/database';
import { BROWSING_MINUTES } from '@shop/domain/checkout-step';
import type { ShippingMethod } from '@shop/domain/tariff';
import { findLastCompany } from '@shop/commerce-orders';
import { conflict } from '@shop/commerce-kit/problem';
import type { Currency, Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { Visitor } from '@shop/commerce-kit/visitor';
import type { CheckoutDeps } from './checkout.ports.ts';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import { placeOf } from '@shop/outbound/serving';
import { enteredFor, findEntered } from './entered-before.ts';
import {
  endSession,
  findOpenSession,
  insertSession,
  updateSession,
  type Session,
} from './session.repository.ts';
import { moveToCountry } from './steps/move-to-country.ts';
import { reservationErrorOf, type Snapshot } from './snapshot.ts';
import { takeSnapshot, type SeenLine } from './take-snapshot.ts';

export type Request = {
  readonly visitor: Visitor | null;
  readonly brand: ShopBrand;
  readonly currency: Currency;
  /** The market that the visitor chose on this device. */
  readonly countryId: number | undefined;
  readonly locale: Locale;
  readonly ip: string;
  readonly now: Date;
  /** The method of the way to pay that was pressed in the cart; another can be chosen. */
  readonly pay?: number | undefined;
};

/** Equal for two carts with the same contents. */
const fingerprintOf = (lines: readonly SeenLine[]): string =>
  lines
    .map(({ variantId, quantity }) => `${variantId}x${quantity}`)
    .sort()
    .join(' ');

const nothingToOrder = () => conflict('checkout.nothing_to_order');

export const minutesAfter = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

/** The visitor's one live session, with the way to pay that was pressed, if any. */
export const generateSession = async (deps: CheckoutDeps, request: Request): Promise<Session> => {
  const session = await findOrCreate(deps, request);
  const { pay } = request;
  const isNew = pay !== undefined && deps.providers.has(pay) && session.payment_provider !== pay;
  if (!isNew || session.state === 'placing') return session;
  const nothing = { payment_option: null, means_id: null, saves_means: false };
  return updateSession(deps.db, session.id, { payment_provider: pay, ...nothing });
};

/** The existing session for an unchanged cart, else a new one in its place. */
const findOrCreate = async (deps: CheckoutDeps, request: Request): Promise<Session> => {
  const { visitor, now } = request;
  if (!visitor) throw nothingToOrder();
  const cart = await deps.carts.find(deps.db, visitor);
  if (!cart || cart.lines.length === 0) throw nothingToOrder();
  const fingerprint = fingerprintOf(cart.lines);
  const open = await findOpenSession(deps.db, cart.id);
  if (open && isResumable(open, fingerprint, request)) return goOn(deps, { ...request, visitor }, open, cart);
  if (open) {
    await deps.db
      .transaction()
      .execute((tx) => endSession(tx, open.id, open.expires_at <= now ? 'expired' : 'invalidated'));
  }
  const created = await createSession(deps, { ...request, visitor }, cart);
  // Another tab may have created the session first: then that session is used.
  const session = created ?? (await findOpenSession(deps.db, cart.id));
  if (!session) throw nothingToOrder();
  return session;
};

/** Takes over the market and the shipping method that were chosen meanwhile outside of the checkout. */
const goOn = async (
  deps: CheckoutDeps,
  { countryId, ...asked }: Request & { visitor: Visitor },
  open: Session,
  { shippingMethod }: CartToOrder,
): Promise<Session> => {
  if (open.state === 'placing') return open;
  const isElsewhere = countryId !== undefined && countryId !== open.country_id;
  const here = isElsewhere ? await moveToCountry(deps, { ...asked, slug: open.slug }, countryId) : open;
  return here.shipping_method === shippingMethod
    ? here
    : updateSession(deps.db, here.id, { shipping_method: shippingMethod });
};

const isResumable = (open: Session, fingerprint: string, { visitor, currency, now }: Request): boolean =>
  open.state === 'placing' ||
  (open.expires_at > now &&
    open.cart_fingerprint === fingerprint &&
    open.currency_id === currency.id &&
    open.client_id === (visitor?.clientId ?? null));

const isShared = ({ kind }: SnapshotChange): boolean => kind === 'share_reached';

/** The lines of the changes, by variant. */
const namedLines = (changes: readonly SnapshotChange[]) =>
  Object.fromEntries(changes.map(({ variantId, kind }) => [`lines.${variantId}`, [kind]]));

/** Whether other checkouts of this place hold all that one place may hold, which is not the same as sold out. */
const nothingLeft = ({ changes }: Snapshot) =>
  changes.some(isShared)
    ? conflict('checkout.share_reached', namedLines(changes.filter(isShared)))
    : nothingToOrder();

/** The market chosen on the device, else that of the last checkout, else the client's, else the brand's. */
const countryOf = ({ shipsTo, countryId }: ShopBrand, ...wished: (number | undefined)[]): number =>
  wished.find((id) => id !== undefined && shipsTo.includes(id)) ?? countryId;

type CartToOrder = { id: number; lines: readonly SeenLine[]; shippingMethod: ShippingMethod };

/** Of the client's last order; a guest is not remembered. */
const rememberedCompany = async ({ db }: CheckoutDeps, { clientId }: Visitor, { key: brand }: ShopBrand) => {
  const company = clientId === null ? null : await findLastCompany(db, { clientId, brand });
  return company && toJson(company);
};

const createSession = async (
  deps: CheckoutDeps,
  { visitor, brand, currency, countryId: chosen, locale, ip, now }: Request & { visitor: Visitor },
  cart: CartToOrder,
): Promise<Session | null> => {
  const client = visitor.clientId === null ? undefined : await deps.clients.find(visitor.clientId);
  const tier = client?.is_pro ? client.tier : null;
  const entered = await findEntered(deps.db, cart.id, { visitor, now });
  const countryId = countryOf(brand, chosen, entered?.country_id, client?.country_id);
  const company = await rememberedCompany(deps, visitor, brand);
  const book = await deps.tariffs.book();
  const clientRate = book.clientRate(tier, now);
  const holder = { sessionId: 0, place: placeOf(ip) };
  const terms = { brand: brand.key, countryId, currency: currency.code, at: now, clientRate, holder };
  const snapshot = await takeSnapshot(deps.db, book, cart.lines, terms);
  if (!snapshot) throw nothingToOrder();
  if (snapshot.lines.length === 0) throw nothingLeft(snapshot);
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
    lines: toJson(snapshot.lines),
    amounts: toJson(snapshot.amounts),
    changes: toJson(snapshot.changes),
    reservation_error: reservationErrorOf(snapshot.changes),
    shipping_method: cart.shippingMethod,
    email: client?.email ?? null,
    address: null,
    company,
    ...(entered && enteredFor(entered, countryId)),
    country_id: countryId,
    created_at: now,
    expires_at: minutesAfter(now, BROWSING_MINUTES),
  });
};
