import { applyRateToCents, sumOf, type Amount, type Rate } from '../money.ts';
import type { Consignment } from '../tariff/consignment.ts';
import type { DeliveredTerms } from '../tariff/delivered-price.ts';
import { cheapestDelivery } from '../tariff/local-delivery.ts';
import { quoteParcel } from '../tariff/quote-consignment.ts';
import type { Tariff } from '../tariff/tariff.ts';
import { vatOf } from '../tariff/vat.ts';

export const PAID_SERVICES = ['photos', 'repack', 'remove_invoices'] as const;
export type PaidService = (typeof PAID_SERVICES)[number];

/** A service besides the way itself, without VAT. */
export type Extra = { readonly code: PaidService | 'storage'; readonly amount: Amount };

/** What forwarding comes to by one method, in the currency of the tariff. */
export type ForwardPrice = {
  readonly freight: Amount;
  readonly fuel: Amount;
  readonly surcharges: Amount;
  readonly insurance: Amount;
  readonly clearance: Amount;
  readonly service: Amount;
  readonly extras: readonly Extra[];
  /** Of our services alone. */
  readonly vat: Amount;
  /** Paid to customs for the client, who owns the goods: not taxed again. */
  readonly duty: Amount;
  readonly importVat: Amount;
  /** The saving by a discount on freight, with its VAT. */
  readonly shippingDiscount: Amount;
  /** With its VAT. */
  readonly delivery: Amount;
  readonly total: Amount;
  readonly daysFrom: number;
  readonly daysTo: number;
};

export type ForwardTerms = Pick<DeliveredTerms, 'tariff' | 'couriers'>;

export type ForwardAsked = {
  readonly isInsured: boolean;
  readonly extras: readonly Extra[];
  readonly clientRate: Rate;
};

/** Only the client decides whether goods are insured that the client owns. */
const insuredOrNot = (tariff: Tariff, isInsured: boolean): Tariff =>
  isInsured
    ? tariff
    : { ...tariff, insuranceMinimum: 0, card: { ...tariff.card, insurance: { rate: 0, minimum: 0 } } };

/**
 * The price of forwarding goods that the client owns already. Duty and import VAT are disbursements, and our VAT falls
 * on our services alone, so that each part is taxed once.
 */
export const priceForwarding = (
  parcel: Consignment,
  { tariff, couriers }: ForwardTerms,
  { isInsured, extras, clientRate }: ForwardAsked,
): ForwardPrice => {
  const own = insuredOrNot(tariff, isInsured);
  const { breakdown, daysFrom, daysTo } = quoteParcel(parcel, own, 0);
  const { freight, fuel, surcharges, insurance, clearance, service, duty } = breakdown;
  const services =
    freight + fuel + surcharges + insurance + clearance + service + sumOf(extras.map(({ amount }) => amount));
  const vat = applyRateToCents(services, own.card.vat);
  const off = applyRateToCents(freight, clientRate);
  const shippingDiscount = off + vat - applyRateToCents(services - off, own.card.vat);
  const importVat = vatOf(parcel, { way: 0, fees: 0, duty }, own);
  const delivery = cheapestDelivery(couriers, parcel.weightG);
  return {
    ...{ freight, fuel, surcharges, insurance, clearance, service, extras },
    ...{ vat, duty, importVat, shippingDiscount, delivery, daysFrom, daysTo },
    total: services + vat + duty + importVat - shippingDiscount + delivery,
  };
};
