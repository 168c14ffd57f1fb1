import type { RandomCart, Rates } from './random-cart.ts';

/**
 * Calculates the total independently from the specified formulas, with exact fractions of integers
 * and without any of the shop's own arithmetic.
 */
type Fraction = { readonly over: bigint; readonly under: bigint };

const whole = (value: number | bigint): Fraction => ({ over: BigInt(value), under: 1n });
const fraction = (over: number, under: number): Fraction => ({ over: BigInt(over), under: BigInt(under) });
const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under });
const plus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});
const isLess = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under;
const largest = (first: Fraction, ...others: Fraction[]): Fraction =>
  others.reduce((best, next) => (isLess(best, next) ? next : best), first);
const roundedUp = ({ over, under }: Fraction): bigint => (over + under - 1n) / under;

/** Rounds to whole cents, halves up; rounded amounts are never negative here. */
const toCents = ({ over, under }: Fraction): bigint => ((2n * over + 100n * under) / (200n * under)) * 100n;

const share = (amount: bigint, millionths: number): bigint =>
  toCents(times(whole(amount), fraction(millionths, 1_000_000)));

const exchanged = (amount: Fraction, from: keyof Rates, to: keyof Rates, rates: Rates): bigint =>
  toCents(from === to ? amount : times(amount, fraction(rates[to], rates[from])));

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);

const parcelOf = ({ lines }: RandomCart) => ({
  grams: sum(lines.map(({ weightG, quantity }) => BigInt(weightG) * BigInt(quantity))),
  cubicCm: sum(
    lines.map(
      ({ sidesMm, quantity }) =>
        sidesMm.reduce((volume, side) => volume * roundedUp(fraction(side, 10)), 1n) * BigInt(quantity),
    ),
  ),
  longestMm: Math.max(...lines.flatMap(({ sidesMm }) => [...sidesMm])),
});

type Parcel = ReturnType<typeof parcelOf>;

const airFreight = (cart: RandomCart, { grams, cubicCm }: Parcel): bigint => {
  const { card, currency, rates } = cart;
  const volumetric = { over: cubicCm * 1000n, under: BigInt(card.volumetricDivisor) };
  const heaviest = largest(whole(grams), volumetric, whole(card.minimumWeightG));
  const step = BigInt(card.weightStepG);
  const chargeable = roundedUp(times(heaviest, { over: 1n, under: step })) * step;
  const at = card.weightBands.findIndex(({ upToG }) => upToG === null || chargeable <= BigInt(upToG));
  const band = card.weightBands[at];
  if (!band) throw new Error('a cart is heavier than every band');
  const before = BigInt(card.weightBands[at - 1]?.upToG ?? 0);
  const steps = roundedUp({ over: chargeable - before, under: step });
  return exchanged(whole(BigInt(band.base) + BigInt(band.perStep) * steps), card.currency, currency, rates);
};

const seaFreight = (cart: RandomCart, { grams, cubicCm }: Parcel): bigint => {
  const { card, currency, rates } = cart;
  const measure = largest(
    { over: cubicCm, under: 1_000_000n },
    { over: grams, under: 1000n * BigInt(card.seaDensity) },
    fraction(card.minimumVolumeCm3, 1_000_000),
  );
  return exchanged(times(measure, whole(card.seaRatePerM3)), card.currency, currency, rates);
};

const surchargesOf = (cart: RandomCart, parcel: Parcel, freight: bigint): bigint =>
  sum(
    cart.card.surcharges.map(({ when, charge }) => {
      const applies =
        when.kind === 'always' ||
        (when.kind === 'weight_over' && parcel.grams > BigInt(when.grams)) ||
        (when.kind === 'side_over' && parcel.longestMm > when.mm);
      if (!applies) return 0n;
      return charge.kind === 'share'
        ? share(freight, charge.rate)
        : exchanged(whole(charge.amount), cart.card.currency, cart.currency, cart.rates);
    }),
  );

const dutyOf = (cart: RandomCart, goods: bigint, values: ReadonlyMap<string, bigint>): bigint => {
  const rule = cart.card.duty.findLast(({ from }) => from <= cart.day);
  if (!rule || goods === 0n) return 0n;
  const own = (amount: number) => exchanged(whole(amount), rule.currency, cart.currency, cart.rates);
  if (goods <= own(rule.threshold)) return own(rule.flatPerLine) * BigInt(values.size);
  const rateOf = (line: string): number => {
    const fitting = Object.entries(rule.rates)
      .filter(([start]) => line.replace('.', '').startsWith(start))
      .sort(([a], [b]) => b.length - a.length);
    return fitting[0]?.[1] ?? rule.otherwise;
  };
  const exact = [...values].map(([line, value]) => times(whole(value), fraction(rateOf(line), 1_000_000)));
  return toCents(exact.reduce(plus, whole(0)));
};

/** The amount to be paid, in 1/10000. */
export const oracleTotal = (cart: RandomCart): bigint => {
  const { card, currency, rates, lines } = cart;
  const inOwn = (amount: number) => exchanged(whole(amount), card.currency, currency, rates);
  const priced = lines.map(({ priceUsd, quantity, tariffLine }) => ({
    tariffLine,
    worth: exchanged(whole(priceUsd), 'USD', currency, rates) * BigInt(quantity),
  }));
  const goods = sum(priced.map(({ worth }) => worth));
  const values = new Map<string, bigint>();
  for (const { tariffLine, worth } of priced) values.set(tariffLine, (values.get(tariffLine) ?? 0n) + worth);
  const parcel = parcelOf(cart);
  const freight = card.method === 'air' ? airFreight(cart, parcel) : seaFreight(cart, parcel);
  const insurance = most(share(goods, card.insurance.rate), inOwn(card.insurance.minimum));
  const clearance = inOwn(card.clearance);
  const duty = dutyOf(cart, goods, values);
  const shipping = sum([
    freight,
    share(freight, card.fuel),
    surchargesOf(cart, parcel, freight),
    insurance,
    clearance,
    duty,
    share(goods + freight + insurance + duty + clearance, card.vat),
    most(share(goods, card.service.rate), inOwn(card.service.minimum)),
  ]);
  return toPay(cart, goods, shipping, freight);
};

const toPay = (cart: RandomCart, goods: bigint, shipping: bigint, freight: bigint): bigint => {
  const { currency, rates, tiers, promotion, fee } = cart;
  const reached = tiers.filter(
    ({ minimumSubtotal }) => goods >= exchanged(whole(minimumSubtotal), 'USD', currency, rates),
  );
  const offFreight = share(freight, Math.max(cart.clientRate, ...reached.map(({ rate }) => rate)));
  const offGoods =
    promotion === null ? 0n : promotion.type === 0 ? BigInt(promotion.amount) : share(goods, promotion.rate);
  const delivery = exchanged(whole(cart.deliveryUsd), 'USD', currency, rates);
  const due = goods + shipping + delivery - least(offFreight, shipping) - least(offGoods, goods);
  const left = due - least(BigInt(cart.balance), due);
  if (left === 0n || fee === null) return left;
  return left + (fee.type === 0 ? BigInt(fee.amount) : share(left, fee.rate));
};
