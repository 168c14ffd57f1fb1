import type { Quote, QuoteLine, QuoteOffer, QuoteSummary } from '@shop/contracts/quotes';
import type { Database } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import { withDelivery } from '@shop/domain/quotes';
import { orderNumber } from '@shop/domain/order-number';
import { BREAKDOWN_CODES, type Breakdown } from '@shop/domain/tariff';
import { toWire } from '@shop/domain/wire-amount';
import { toStamp } from '@shop/commerce-kit/stamp';
import { findLines, type LineRow, type RequestRow } from './drafts.repository.ts';
import { findPictureKeys } from './link-pictures.repository.ts';
import { findOpenCouriers } from './offered-couriers.ts';
import { findEvents, findOffers, findPayableSlug, type OfferRow } from './quotes.repository.ts';
import type { findRequestsOf } from './quotes.repository.ts';
import { storeOf } from './web-link.ts';

const toKg = (grams: number): number => grams / 1_000;
const toCm = (mm: number): number => mm / 10;

const sidesOf = ({ length_mm: length, width_mm: width, height_mm: height }: LineRow): number[] | null =>
  length === null || width === null || height === null ? null : [toCm(length), toCm(width), toCm(height)];

const lineToWire = (line: LineRow, pictureKey: string | null): QuoteLine => ({
  id: line.id,
  url: line.url,
  store: storeOf(line.url),
  title: line.title,
  options: line.options,
  quantity: line.quantity,
  price: line.price === null ? null : toWire(line.price),
  currency: getCurrencyCode(line.price_currency_id),
  category_id: line.category_id,
  weight_kg: line.weight_g === null ? null : toKg(line.weight_g),
  sides_cm: sidesOf(line),
  picture_key: pictureKey,
  seller_shipping: line.seller_shipping === null ? null : toWire(line.seller_shipping),
  restriction: line.restriction,
});

/** Items with the pictures that are here. */
export const linesToWire = async (db: Database, lines: readonly LineRow[]): Promise<QuoteLine[]> => {
  const keys = await findPictureKeys(db, lines);
  return lines.map((line) => lineToWire(line, keys.get(line.picture ?? '') ?? null));
};

/** The lines of a breakdown that are charged. */
export const breakdownToWire = (breakdown: Breakdown) =>
  BREAKDOWN_CODES.filter((code) => breakdown[code] !== 0).map((code) => ({
    code,
    amount: toWire(breakdown[code]),
  }));

const offerToWire = (row: OfferRow): QuoteOffer => {
  const { amounts, lines } = row.offer;
  const chosen = row.chosen_delivery;
  return {
    version: row.version,
    shipping_method: row.shipping_method,
    country_id: row.country_id,
    subtotal: toWire(amounts.subtotal),
    shipping: toWire(amounts.shipping),
    shipping_discount: toWire(amounts.shippingDiscount),
    delivery: toWire(chosen?.fee ?? amounts.delivery),
    courier: chosen?.courier ?? null,
    pickup_point: chosen?.pickup_point ?? null,
    total: toWire(row.total),
    breakdown: breakdownToWire(amounts.breakdown),
    days_from: amounts.daysFrom,
    days_to: amounts.daysTo,
    created_at: toStamp(row.created_at),
    valid_until: toStamp(row.valid_until),
    lines: lines.map(({ title, quantity, weightG, weightRange }, at) => ({
      title,
      quantity,
      unit_price: toWire(amounts.unitPrices[at] ?? 0),
      weight_kg: toKg(weightG),
      weight_range_kg: weightRange && [toKg(weightRange[0]), toKg(weightRange[1])],
    })),
  };
};

/** The deliveries of an offer that may be accepted now, each with the total that it makes. */
const couriersToWire = async (db: Database, { state }: RequestRow, [newest]: readonly OfferRow[]) => {
  if (state !== 'offered' || !newest) return [];
  const couriers = await findOpenCouriers(db, newest);
  return couriers.map(({ id, name, type, fee, points }) => ({
    ...{ id, name, type },
    fee: toWire(fee),
    total: toWire(withDelivery(newest.offer.amounts, fee).total),
    pickup_points: [...points],
  }));
};

export const answerQuote = async (db: Database, request: RequestRow): Promise<Quote> => {
  const [lines, offers, events, payableSlug] = await Promise.all([
    findLines(db, request.id),
    findOffers(db, request.id),
    findEvents(db, request.id),
    request.state === 'accepted' ? findPayableSlug(db, request.id) : null,
  ]);
  return {
    slug: request.slug,
    number: orderNumber('quote', request.id),
    state: request.state,
    currency: getCurrencyCode(request.currency_id),
    shipping_method: request.shipping_method,
    country_id: request.country_id,
    note: request.note,
    lines: await linesToWire(db, lines),
    offers: offers.map(offerToWire),
    couriers: await couriersToWire(db, request, offers),
    valid_until: request.valid_until && toStamp(request.valid_until),
    question: request.state === 'needs_info' ? request.question : null,
    timeline: events.map(({ state, note, created_at }) => ({ state, note, at: toStamp(created_at) })),
    is_guest: request.client_id === null,
    payable_slug: payableSlug,
  };
};

type ListedRow = Awaited<ReturnType<typeof findRequestsOf>>[number];

export const summaryToWire = (row: ListedRow): QuoteSummary => ({
  slug: row.slug,
  number: orderNumber('quote', row.id),
  state: row.state,
  items_count: Number(row.items),
  title: row.title ?? '',
  total: row.total === null ? null : toWire(row.total),
  currency: getCurrencyCode(row.currency_id),
  submitted_at: toStamp(row.submitted_at ?? row.created_at),
  valid_until: row.valid_until && toStamp(row.valid_until),
});
