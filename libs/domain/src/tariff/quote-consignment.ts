import { applyRateToCents, convertToCents, type Amount, type Rate } from '../money.ts';
import { toConsignment, type Consignment, type ConsignmentLine } from './consignment.ts';
import { dutyOf } from './duty.ts';
import { freightOf } from './freight.ts';
import type { Tariff } from './tariff.ts';
import type { Surcharge, SurchargeCondition } from './tariff-card.ts';
import { vatOf } from './vat.ts';

export const BREAKDOWN_CODES = [
  'goods',
  'freight',
  'fuel',
  'surcharges',
  'insurance',
  'clearance',
  'duty',
  'vat',
  'service',
] as const;
export type BreakdownCode = (typeof BREAKDOWN_CODES)[number];

/** Every line is rounded to whole cents when computed, so that their sum can be charged. */
export type Breakdown = Readonly<Record<BreakdownCode, Amount>>;

export type ConsignmentQuote = {
  readonly breakdown: Breakdown;
  /** Everything but the goods: the marketplace calls it shipping. */
  readonly shipping: Amount;
  /** Goods and shipping, all duties paid; without local delivery. */
  readonly total: Amount;
  readonly daysFrom: number;
  readonly daysTo: number;
};

/** Prices lines of one duty-paid parcel; the discount rate reduces freight, before tax. */
export const quoteConsignment = (
  lines: readonly ConsignmentLine[],
  tariff: Tariff,
  discountRate: Rate = 0,
): ConsignmentQuote => quoteParcel(toConsignment(lines), tariff, discountRate);

export type ShippingQuote = {
  /** Without the shipping discount. */
  readonly quote: ConsignmentQuote;
  /** The saving by the discount on freight, including duty and VAT. */
  readonly discount: Amount;
};

/** The price of shipping and the saving by a discount on freight. */
export const quoteShipping = (
  lines: readonly ConsignmentLine[],
  tariff: Tariff,
  discountRate: Rate,
): ShippingQuote => {
  const parcel = toConsignment(lines);
  const quote = quoteParcel(parcel, tariff, 0);
  const reduced = discountRate === 0 ? quote : quoteParcel(parcel, tariff, discountRate);
  return { quote, discount: quote.shipping - reduced.shipping };
};

export const quoteParcel = (parcel: Consignment, tariff: Tariff, discountRate: Rate): ConsignmentQuote => {
  const { card } = tariff;
  const isEmpty = parcel.volumeCm3 === 0 && parcel.weightG === 0;
  const breakdown = isEmpty ? NOTHING : breakdownOf(parcel, tariff, discountRate);
  const { goods, freight, fuel, surcharges, insurance, clearance, duty, vat, service } = breakdown;
  const shipping = freight + fuel + surcharges + insurance + clearance + duty + vat + service;
  return { breakdown, shipping, total: goods + shipping, daysFrom: card.daysFrom, daysTo: card.daysTo };
};

/** Fuel and surcharges are computed on the freight of the tariff; the discount comes off freight alone. */
const breakdownOf = (parcel: Consignment, tariff: Tariff, discountRate: Rate): Breakdown => {
  const { card, clearance } = tariff;
  const { goods } = parcel;
  const tariffed = freightOf(parcel, tariff);
  const freight = tariffed - applyRateToCents(tariffed, discountRate);
  const fuel = applyRateToCents(tariffed, card.fuel);
  const surcharges = surchargesOf(parcel, tariffed, tariff);
  const insurance = Math.max(applyRateToCents(goods, card.insurance.rate), tariff.insuranceMinimum);
  const service = Math.max(applyRateToCents(goods, card.service.rate), tariff.serviceMinimum);
  const way = freight + fuel + surcharges + insurance;
  const duty = dutyOf(parcel, way, tariff);
  const vat = vatOf(parcel, { way, fees: clearance + service, duty }, tariff);
  return { goods, freight, fuel, surcharges, insurance, clearance, duty, vat, service };
};

const surchargesOf = (parcel: Consignment, freight: Amount, tariff: Tariff): Amount => {
  let sum = 0;
  for (const surcharge of tariff.card.surcharges) {
    if (applies(surcharge.when, parcel)) sum += chargeOf(surcharge, freight, tariff);
  }
  return sum;
};

const applies = (when: SurchargeCondition, parcel: Consignment): boolean => {
  switch (when.kind) {
    case 'always':
      return true;
    case 'weight_over':
      return parcel.weightG > when.grams;
    case 'side_over':
      return parcel.longestSideMm > when.mm;
  }
};

const chargeOf = ({ charge }: Surcharge, freight: Amount, { card, currency, rates }: Tariff): Amount =>
  charge.kind === 'share'
    ? applyRateToCents(freight, charge.rate)
    : convertToCents(charge.amount, card.currency, currency, rates);

const NOTHING: Breakdown = {
  goods: 0,
  freight: 0,
  fuel: 0,
  surcharges: 0,
  insurance: 0,
  clearance: 0,
  duty: 0,
  vat: 0,
  service: 0,
};
