import { applyRateToCents, convertToCents, type Amount } from '../money.ts';
import { toConsignment, type Consignment, type ConsignmentLine } from './consignment.ts';
import { dutyOf } from './duty.ts';
import { freightOf } from './freight.ts';
import type { Tariff } from './tariff.ts';
import type { Surcharge, SurchargeCondition } from './tariff-card.ts';

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

/** Every line is whole cents when made, so that their sum can be charged. */
export type Breakdown = Readonly<Record<BreakdownCode, Amount>>;

export type ConsignmentQuote = {
  readonly breakdown: Breakdown;
  /** Everything but the goods: what the marketplace calls shipping. */
  readonly shipping: Amount;
  /** At the door, all duties paid. */
  readonly total: Amount;
  readonly daysFrom: number;
  readonly daysTo: number;
};

/** Prices lines that travel together as one duty-paid parcel. */
export const quoteConsignment = (lines: readonly ConsignmentLine[], tariff: Tariff): ConsignmentQuote =>
  quote(toConsignment(lines), tariff);

/** One product alone, as a listing's card shows it. */
export const deliveredPrice = (
  product: Omit<ConsignmentLine, 'quantity'>,
  tariff: Tariff,
): ConsignmentQuote => quote(toConsignment([{ ...product, quantity: 1 }]), tariff);

const quote = (parcel: Consignment, tariff: Tariff): ConsignmentQuote => {
  const { card } = tariff;
  const breakdown = parcel.volumeCm3 === 0 && parcel.weightG === 0 ? NOTHING : breakdownOf(parcel, tariff);
  const { goods, freight, fuel, surcharges, insurance, clearance, duty, vat, service } = breakdown;
  const shipping = freight + fuel + surcharges + insurance + clearance + duty + vat + service;
  return { breakdown, shipping, total: goods + shipping, daysFrom: card.daysFrom, daysTo: card.daysTo };
};

const breakdownOf = (parcel: Consignment, tariff: Tariff): Breakdown => {
  const { card, clearance } = tariff;
  const { goods } = parcel;
  const freight = freightOf(parcel, tariff);
  const insurance = Math.max(applyRateToCents(goods, card.insurance.rate), tariff.insuranceMinimum);
  const duty = dutyOf(parcel, tariff);
  return {
    goods,
    freight,
    fuel: applyRateToCents(freight, card.fuel),
    surcharges: surchargesOf(parcel, freight, tariff),
    insurance,
    clearance,
    duty,
    vat: applyRateToCents(goods + freight + insurance + duty + clearance, card.vat),
    service: Math.max(applyRateToCents(goods, card.service.rate), tariff.serviceMinimum),
  };
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
