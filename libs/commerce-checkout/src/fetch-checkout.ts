import type { CheckoutRequest, SaveShipping } from '@shop/contracts/checkout';
import type { CheckoutStep } from '@shop/domain/checkout-step';
import { holdUntil } from '@shop/domain/holds';
import { placeOf } from '@shop/outbound/serving';
import type { Currency, ShopBrand } from '@shop/commerce-kit/shop-brand';
import { resumeReservation } from '@shop/commerce-stock';
import { changeSession, type Whose } from './change-session.ts';
import type { CheckoutDeps } from './checkout.ports.ts';
import { holdOfSession } from './hold-of-session.ts';
import { repriceSession, snapshotColumns } from './reprice-session.ts';
import { saveShipping } from './save-shipping.ts';
import { getOwnSession, mustGoOn } from './session-guards.ts';
import { viewSession } from './session-view.ts';
import { updateSession, type Session } from './session.repository.ts';

type FetchCheckoutCall = Whose & {
  readonly brand: ShopBrand;
  readonly currency: Currency;
  readonly body: CheckoutRequest;
};

/** The current session. At the payment step the same call may carry the shipping step's fields. */
export const fetchSession = async (deps: CheckoutDeps, asked: FetchCheckoutCall): Promise<Session> => {
  const { slug, visitor, now, currency, body } = asked;
  const found = await mustGoOn(deps.db, await getOwnSession(deps.db, slug, visitor), now);
  const shipping = shippingIn(body);
  if (body.step === 4 && shipping) return saveShipping(deps, { ...asked, body: shipping });
  if (found.state === 'placing') return found;
  if (body.step === 3 && isElsewhere(asked, found)) return lookElsewhere(deps, asked);
  const session = found.currency_id === currency.id ? found : await switchCurrency(deps, asked);
  return isStepForward(body.step, session) ? stepForward(deps, asked) : session;
};

const shippingIn = ({
  slug,
  language_id,
  shipping,
  delivery,
  address,
  country,
  parcel_shop,
  email,
}: CheckoutRequest): SaveShipping | null =>
  shipping === undefined || address === undefined
    ? null
    : {
        slug,
        language_id,
        shipping,
        delivery: delivery ?? -1,
        parcel_shop: parcel_shop ?? null,
        address: { ...address, country_id: country ?? address.country_id },
        ...(email !== undefined && { email }),
      };

const isElsewhere = ({ body, brand }: FetchCheckoutCall, session: Session): boolean =>
  body.country !== undefined && body.country !== session.country_id && brand.shipsTo.includes(body.country);

/** Another country has other couriers, taxes and delivery times; the choices for the old one are removed. */
const lookElsewhere = async (deps: CheckoutDeps, asked: FetchCheckoutCall): Promise<Session> => {
  const book = await deps.tariffs.book();
  return changeSession(deps, asked, async (tx, session) => {
    const countryId = asked.body.country ?? session.country_id;
    const snapshot = await repriceSession(book, tx, session, {
      now: asked.now,
      place: placeOf(asked.ip),
      countryId,
    });
    if (!snapshot || snapshot.lines.length === 0) return session;
    return updateSession(tx, session.id, {
      ...snapshotColumns(snapshot, session.currency_id),
      country_id: countryId,
      address: null,
      courier_id: null,
      delivery_method: -1,
      parcelshop_id: null,
    });
  });
};

/** For another currency the lines are priced again and the rate is locked again. */
const switchCurrency = async (deps: CheckoutDeps, asked: FetchCheckoutCall): Promise<Session> => {
  const book = await deps.tariffs.book();
  return changeSession(deps, asked, async (tx, session) => {
    const { now, currency } = asked;
    const snapshot = await repriceSession(book, tx, session, {
      now,
      place: placeOf(asked.ip),
      currencyId: currency.id,
    });
    if (!snapshot || snapshot.lines.length === 0) return session;
    return updateSession(tx, session.id, snapshotColumns(snapshot, currency.id));
  });
};

const isStepForward = (step: number, session: Session): step is CheckoutStep =>
  (step === 4 || step === 5) && step > session.step && session.reserved_until !== null;

/** Each step forward renews the reservation; a step that is not yet due is ignored. */
const stepForward = (deps: CheckoutDeps, asked: FetchCheckoutCall): Promise<Session> =>
  changeSession(deps, asked, async (tx, session) => {
    const { step } = await viewSession({ ...deps, db: tx }, session, asked.now);
    if (asked.body.step > step || session.reserved_until === null) return session;
    const until = holdUntil(holdOfSession(session, asked.now), asked.now);
    await resumeReservation(tx, session.id, until);
    return updateSession(tx, session.id, {
      step: asked.body.step === 5 ? 5 : 4,
      reserved_until: until,
      expires_at: until,
    });
  });
