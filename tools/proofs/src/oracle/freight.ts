import type { OracleCart } from './cart.ts';
import { ceil, frac, most, per, plus, times, toCents, type Fraction } from './fraction.ts';

/** An amount of one currency in another, not rounded. */
export const exchange = (amount: Fraction, from: string, to: string, { rates }: OracleCart): Fraction =>
  from === to ? amount : per(times(amount, frac(rates[to] ?? 0)), frac(rates[from] ?? 0));

export const amount = (parts: number): Fraction => frac(parts, 10_000);
export const rate = (millionths: number): Fraction => frac(millionths, 1_000_000);

export type Parcel = { readonly kg: Fraction; readonly m3: Fraction; readonly longestMm: number };

export const parcelOf = ({ lines }: OracleCart): Parcel => ({
  kg: plus(...lines.map(({ weightG, quantity }) => frac(weightG * quantity, 1000))),
  m3: plus(
    ...lines.map(({ sidesMm, quantity }) =>
      sidesMm.reduce((volume, mm) => times(volume, frac(ceil(frac(mm, 10)), 100)), frac(quantity)),
    ),
  ),
  longestMm: Math.max(...lines.flatMap(({ sidesMm }) => [...sidesMm])),
});

const airFreight = ({ card }: OracleCart, { kg, m3 }: Parcel): Fraction => {
  const volumetric = per(times(m3, frac(1_000_000)), frac(card.volumetricDivisor));
  const step = frac(card.weightStepG, 1000);
  const steps = ceil(per(most(kg, volumetric, frac(card.minimumWeightG, 1000)), step));
  const grams = Number(steps) * card.weightStepG;
  let before = 0;
  for (const { upToG, base, perStep } of card.weightBands) {
    if (upToG === null || grams <= upToG) {
      const own = ceil(frac(grams - before, card.weightStepG));
      return plus(amount(base), times(amount(perStep), frac(own)));
    }
    before = upToG;
  }
  throw new Error('a cart is heavier than every band');
};

const seaFreight = ({ card }: OracleCart, { kg, m3 }: Parcel): Fraction =>
  times(
    amount(card.seaRatePerM3),
    most(m3, per(kg, frac(card.seaDensity)), frac(card.minimumVolumeCm3, 1_000_000)),
  );

/** As tariffed, in the cart's currency. */
export const freightOf = (cart: OracleCart, parcel: Parcel): Fraction =>
  toCents(
    exchange(
      cart.card.method === 'air' ? airFreight(cart, parcel) : seaFreight(cart, parcel),
      cart.card.currency,
      cart.currency,
      cart,
    ),
  );

export const surchargesOf = (cart: OracleCart, parcel: Parcel, freight: Fraction): Fraction =>
  plus(
    ...cart.card.surcharges.map(({ when, charge }) => {
      const applies =
        when.kind === 'always' ||
        (when.kind === 'weight_over' && parcel.kg.over * 1000n > BigInt(when.grams) * parcel.kg.under) ||
        (when.kind === 'side_over' && parcel.longestMm > when.mm);
      if (!applies) return frac(0);
      return toCents(
        charge.kind === 'share'
          ? times(freight, rate(charge.rate))
          : exchange(amount(charge.amount), cart.card.currency, cart.currency, cart),
      );
    }),
  );
