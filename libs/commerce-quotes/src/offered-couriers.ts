import type { AcceptQuote } from '@shop/contracts/quotes';
import type { ChosenQuoteDelivery, Database, OfferedLine, StoredOffer } from '@shop/database';
import { CONVERSION_CURRENCY } from '@shop/domain/currencies';
import { convertToCents } from '@shop/domain/money';
import { cheapestCourier, parcelWeight, withDelivery } from '@shop/domain/quotes';
import type { OfferedCourier, QuoteAmounts } from '@shop/domain/quotes';
import { invalid } from '@shop/commerce-kit/problem';
import { pickupPointName } from '@shop/commerce-orders';
import { findCouriers, type CourierOffer } from '@shop/commerce-tariff';
import type { OfferRow } from './quotes.repository.ts';

type Parcel = Pick<StoredOffer, 'currency' | 'rates'> & {
  readonly countryId: number;
  readonly lines: readonly OfferedLine[];
};

/** The couriers that take the parcel now, with their fees at the offer's rates. */
export const offerCouriers = async (
  db: Database,
  { countryId, lines, currency, rates }: Parcel,
): Promise<OfferedCourier[]> => {
  const couriers = await findCouriers(db, countryId, parcelWeight(lines));
  return couriers.map(({ id, name, type, fee }) => ({
    ...{ id, name, type },
    fee: convertToCents(fee, CONVERSION_CURRENCY, currency, rates),
  }));
};

/** Tariffs are read some seconds before: the cheapest delivery is always one of those that are offered. */
export const withCheapest = (amounts: QuoteAmounts, couriers: readonly OfferedCourier[]): QuoteAmounts => {
  const cheapest = cheapestCourier(couriers);
  return cheapest ? withDelivery(amounts, cheapest.fee) : amounts;
};

type OpenCourier = OfferedCourier & Pick<CourierOffer, 'points'>;

/** The deliveries of an offer that are still possible, at the offer's fees, with the pickup points of today. */
export const findOpenCouriers = async (
  db: Database,
  { country_id: countryId, offer }: Pick<OfferRow, 'country_id' | 'offer'>,
): Promise<OpenCourier[]> => {
  const offered = offer.couriers ?? [];
  if (offered.length === 0) return [];
  const now = await findCouriers(db, countryId, parcelWeight(offer.lines));
  return offered.flatMap((courier) => {
    const points = now.find(({ id }) => id === courier.id)?.points;
    if (!points || (courier.type === 'pickup' && points.length === 0)) return [];
    return [{ ...courier, points: courier.type === 'pickup' ? points : [] }];
  });
};

/**
 * The chosen delivery of an offer; null leaves it as it was priced.
 * @throws 422 for a courier that the offer does not have, or that delivers no more, and for an unknown pickup point.
 */
export const chooseDelivery = async (
  db: Database,
  row: OfferRow,
  { courier_id: id = null, parcel_shop: shop = null }: Pick<AcceptQuote, 'courier_id' | 'parcel_shop'>,
): Promise<ChosenQuoteDelivery | null> => {
  if (id === null) return null;
  const couriers = await findOpenCouriers(db, row);
  const courier = couriers.find((one) => one.id === id);
  if (!courier) throw invalid({ courier_id: ['choose_courier'] });
  const chosen = { courier_id: id, courier: courier.name, fee: courier.fee };
  if (courier.type === 'courier') return { ...chosen, pickup_point: null };
  const point = courier.points.find(({ parcelshop_id }) => parcelshop_id === shop);
  if (!point) throw invalid({ parcel_shop: ['choose_pickup_point'] });
  return { ...chosen, pickup_point: pickupPointName(point) };
};
