import { reservationContract, type ReservationState } from '@shop/contracts/reservation';
import type { Database, Words } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import { toWire as amountToWire } from '@shop/domain/wire-amount';
import { setSession } from '@shop/commerce-kit/session-headers';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import { toStamp } from '@shop/commerce-kit/stamp';
import type { Module } from '@shop/commerce-kit/module';
import { invalid, notFound } from '@shop/commerce-kit/problem';
import { localeOf, type Locale, type ShopBrand } from '@shop/commerce-kit/shop-brand';
import { asksDeposit, cancelReservation, confirmReservation } from './confirm.ts';
import { confirmMail } from './reservation-mails.ts';
import { CONFIRM_MS } from './reservation-times.ts';
import type { ReservationsDeps } from './reservations.ports.ts';
import {
  countBefore,
  countByModel,
  findDeposit,
  findModel,
  findModels,
  findReservation,
  insertReservation,
  type Model,
  type Reservation,
} from './reservations.repository.ts';

const MINUTE = 60_000;
/** Each writes a mail to an address that the caller may not own. */
const ASKING = { rateLimit: { max: 10, window: MINUTE } } as const;

/** The models, a reservation by its mail's link, and the actions of its owner. */
export const reservationsRoutes =
  (deps: ReservationsDeps): Module =>
  async (app) => {
    const { db, mail, brands } = deps;

    app.call(reservationContract.models, async ({ body, brand, locale }) => {
      mustHave(brand);
      const language = localeOf(body.language_id) ?? locale;
      const [models, counts, deposit] = await Promise.all([
        findModels(db, brand.key),
        countByModel(db),
        findDeposit(db, brand.key),
      ]);
      return {
        deposit: deposit ? depositOf(deposit.amount, deposit.currency_id) : null,
        models: models.map((model) => {
          const { waiting, given } = counts.get(model.id) ?? { waiting: 0, given: 0 };
          return { ...nameOf(model, language), id: model.id, waiting, is_free: given < model.devices };
        }),
      };
    });

    app.call(
      reservationContract.reserve,
      async ({ body, brand, locale, now }) => {
        mustHave(brand);
        const model = (await findModels(db, brand.key)).find(({ id }) => id === body.model_id);
        if (!model) throw invalid({ model_id: ['required'] });
        const deposit = await findDeposit(db, brand.key);
        await db.transaction().execute(async (tx) => {
          const reservation = await insertReservation(tx, {
            slug: secretSlug(),
            model_id: model.id,
            brand: brand.key,
            email: body.email,
            name: body.name,
            phone: body.phone,
            language: locale,
            created_at: now,
            confirm_by: new Date(now.getTime() + CONFIRM_MS),
            ...(deposit && {
              ...{ deposit: deposit.amount, deposit_currency_id: deposit.currency_id },
              deposit_state: 'due' as const,
            }),
          });
          if (reservation) await mail.enqueue(tx, confirmMail(brands, reservation));
        });
        return {};
      },
      ASKING,
    );

    app.call(reservationContract.one, async ({ body, brand, locale }) => {
      const reservation = await getReservation(db, brand, body.slug);
      return { reservation: await toWire(db, reservation, localeOf(body.language_id) ?? locale) };
    });

    app.call(reservationContract.confirm, async ({ body, brand, locale, visitor, now, reply }) => {
      const asked = await getReservation(db, brand, body.slug);
      const isToPay = asksDeposit(asked);
      const begun = isToPay && !visitor ? await deps.sessions.begin(db, { brand: brand.key, now }) : null;
      const payer = isToPay ? (begun?.visitor ?? visitor) : null;
      const confirmed = await confirmReservation(deps, asked, payer);
      if (begun) setSession(reply, begun.token, begun.maxAgeSeconds);
      return {
        reservation: await toWire(db, confirmed, localeOf(body.language_id) ?? locale),
        pay_slug: confirmed.state === 'paying' ? confirmed.slug : null,
      };
    });

    app.call(reservationContract.cancel, async ({ body, brand, locale }) => {
      const cancelled = await cancelReservation(deps, await getReservation(db, brand, body.slug));
      return { reservation: await toWire(db, cancelled, localeOf(body.language_id) ?? locale) };
    });
  };

const mustHave = ({ features }: ShopBrand): void => {
  if (!features.includes('reservation')) throw notFound();
};

const getReservation = async (db: Database, brand: ShopBrand, slug: string): Promise<Reservation> => {
  mustHave(brand);
  const reservation = await findReservation(db, brand.key, slug);
  if (!reservation) throw notFound();
  return reservation;
};

const inWords = (words: Words, locale: Locale): string => words[locale] ?? words['en'] ?? '';

const nameOf = ({ name, storage_gb, colour }: Model, locale: Locale) => ({
  name,
  storage_gb,
  colour: inWords(colour, locale),
});

const depositOf = (amount: number, currencyId: number) => ({
  amount: amountToWire(amount),
  currency: getCurrencyCode(currencyId),
});

const ownDepositOf = ({ deposit, deposit_currency_id, deposit_state: state }: Reservation) =>
  deposit === null || deposit_currency_id === null || state === null
    ? null
    : {
        ...depositOf(deposit, deposit_currency_id),
        state: state === 'owed' ? ('returning' as const) : state,
      };

const toWire = async (db: Database, reservation: Reservation, locale: Locale): Promise<ReservationState> => ({
  slug: reservation.slug,
  state: reservation.state,
  model: nameOf(await findModel(db, reservation.model_id), locale),
  place:
    reservation.state === 'waiting' || reservation.state === 'paying'
      ? await countBefore(db, reservation)
      : null,
  confirm_by: toStamp(reservation.confirm_by),
  hold_until: reservation.hold_until && toStamp(reservation.hold_until),
  deposit: ownDepositOf(reservation),
  pay_by: reservation.state === 'paying' && reservation.pay_by ? toStamp(reservation.pay_by) : null,
});
