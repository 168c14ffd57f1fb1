import type { OracleCart } from './cart.ts';
import { cheapestDelivery, inParts } from './consignment.ts';
import { frac, minus, most, plus, times, toCents, ZERO } from './fraction.ts';
import { amount, exchange, freightOf, parcelOf, rate, surchargesOf } from './freight.ts';
import { dutyOf, goodsByLine, vatOf } from './tax.ts';

/** Packages of a client that travel together. Declared values and extras are in the tariff's currency. */
export type OracleForwarding = Omit<OracleCart, 'lines' | 'promotion' | 'balance' | 'fee' | 'tiers'> & {
  readonly packages: readonly {
    readonly weightG: number;
    readonly sidesMm: readonly [number, number, number];
  }[];
  readonly declared: readonly {
    readonly hsCode: string;
    readonly quantity: number;
    readonly value: number;
  }[];
  readonly isInsured: boolean;
  readonly extras: readonly number[];
};

const linesOf = ({ packages, declared }: OracleForwarding) => {
  const common = { variantId: 0, priceUsd: 0 };
  return {
    carried: packages.map((one) => ({ ...common, ...one, quantity: 1, tariffLine: '' })),
    // The weight of a declared thing is unknown: the parcel's is measured.
    taxed: declared.map(({ hsCode, quantity }) => ({
      ...common,
      ...{ quantity, weightG: 0, sidesMm: [0, 0, 0] as const, tariffLine: hsCode },
    })),
  };
};

/**
 * Every amount of a shipment of goods that the client owns, in 1/10000 of its currency. Duty and import VAT are paid to
 * customs for the client; the shop's own VAT is on its services.
 */
export const oracleForwarding = (asked: OracleForwarding) => {
  const { card, currency } = asked;
  const { carried, taxed } = linesOf(asked);
  const none = { promotion: null, balance: 0, fee: null, tiers: [] };
  const cart: OracleCart = { ...asked, ...none, lines: carried };
  const customs: OracleCart = { ...cart, lines: taxed };
  const values = asked.declared.map(({ value, quantity }) => times(amount(value), frac(quantity)));
  const own = (parts: number) => toCents(exchange(amount(parts), card.currency, currency, cart));
  const share = ({ rate: of, minimum }: { rate: number; minimum: number }) =>
    most(toCents(times(plus(...values), rate(of))), own(minimum));
  const parcel = parcelOf(cart);
  const freight = freightOf(cart, parcel);
  const fuel = toCents(times(freight, rate(card.fuel)));
  const surcharges = surchargesOf(cart, parcel, freight);
  const insurance = asked.isInsured ? share(card.insurance) : ZERO;
  const clearance = own(card.clearance);
  const service = share(card.service);
  const way = plus(freight, fuel, surcharges, insurance);
  const services = plus(way, clearance, service, ...asked.extras.map(amount));
  const taxOn = (base: typeof services) => toCents(times(base, rate(card.vat)));
  const vat = taxOn(services);
  const off = toCents(times(freight, rate(asked.clientRate)));
  const shippingDiscount = minus(plus(off, vat), taxOn(minus(services, off)));
  const byLine = goodsByLine(customs, values);
  const duty = dutyOf(customs, byLine, way);
  const importVat = vatOf(customs, byLine, ZERO, duty);
  const delivery = cheapestDelivery(cart);
  const total = minus(plus(services, vat, duty.charged, importVat, delivery), shippingDiscount);
  return inParts({
    ...{ freight, fuel, surcharges, insurance, clearance, service, vat, duty: duty.charged, importVat },
    ...{ shippingDiscount, delivery, total },
  });
};
