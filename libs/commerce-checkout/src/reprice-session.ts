import { toJson, type Database } from '@shop/database';
import { CHECKOUT_STEP } from '@shop/domain/checkout-step';
import type { Book } from '@shop/commerce-tariff';
import type { Session } from './session.repository.ts';
import { currencyOf } from './session-view.ts';
import { reservationErrorOf, type Snapshot } from './snapshot.ts';
import { takeSnapshot } from './take-snapshot.ts';

type Look = {
  readonly now: Date;
  readonly place: string;
  readonly countryId?: number;
  readonly currencyId?: number;
};

/** The same lines priced again, perhaps for another country; null where the shop does not deliver. */
export const repriceSession = async (
  book: Book,
  db: Database,
  session: Session,
  { now, place, countryId = session.country_id, currencyId = session.currency_id }: Look,
): Promise<Snapshot | null> => {
  return takeSnapshot(
    db,
    book,
    session.lines.map((line) => ({
      id: line.lineId,
      variantId: line.variantId,
      quantity: line.quantity,
      priceSeen: line.priceUsd,
    })),
    {
      brand: session.brand,
      countryId,
      currency: currencyOf({ currency_id: currencyId }),
      at: now,
      clientRate: session.amounts.tierRate,
      holder: { sessionId: session.id, place },
    },
  );
};

/** The columns that store a snapshot. */
export const snapshotColumns = (snapshot: Snapshot, currencyId: number) => ({
  lines: toJson(snapshot.lines),
  amounts: toJson(snapshot.amounts),
  changes: toJson(snapshot.changes),
  reservation_error: reservationErrorOf(snapshot.changes),
  currency_id: currencyId,
  rate: snapshot.amounts.rates[currencyOf({ currency_id: currencyId })],
});

/** The columns of a session that is sold out: its lines stay visible with their reasons, and nothing is reserved. */
export const soldOutColumns = (snapshot: Snapshot) => ({
  changes: toJson(snapshot.changes),
  reservation_error: 'sold_out' as const,
  step: CHECKOUT_STEP.shipping,
  reserved_until: null,
});
