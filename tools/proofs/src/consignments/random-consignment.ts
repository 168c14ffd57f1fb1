import { CURRENCIES } from '@shop/domain/currencies';
import { PAID_SERVICES, type DeclaredLine, type Extra, type Measures } from '@shop/domain/forwarding';
import type { QuotedLine } from '@shop/domain/quotes';
import { createRandom, type Random } from '@shop/testing/random';
import { randomCart, type RandomCart } from '../totals/random-cart.ts';

type Terms = Omit<RandomCart, 'lines' | 'promotion' | 'balance' | 'fee'>;

export type RandomQuote = Terms & { readonly lines: readonly QuotedLine[] };

export type RandomForwarding = Terms & {
  readonly packages: readonly Measures[];
  readonly declared: readonly DeclaredLine[];
  readonly isInsured: boolean;
  readonly extras: readonly Extra[];
};

/** Sellers' prices may have parts of cents. */
export const randomQuote = (number: number): RandomQuote => {
  const random = createRandom(number + 500_000_000);
  const { lines, ...terms } = randomCart(number);
  const quoted = lines.map(({ priceUsd, variantId: _, ...line }) => ({
    ...line,
    price: priceUsd + (random.isLucky(0.2) ? random.below(100) : 0),
    currency: random.pick(CURRENCIES).code,
  }));
  return { ...terms, lines: quoted };
};

const randomPackage = (random: Random): Measures => ({
  weightG: random.between(1, random.pick([400, 3_000, 30_000])),
  sidesMm: [random.between(1, 600), random.between(1, 500), random.between(1, 1_500)],
});

const randomExtras = (random: Random): Extra[] =>
  ([...PAID_SERVICES, 'storage'] as const)
    .filter(() => random.isLucky(0.3))
    .map((code) => ({ code, amount: random.below(3_000) * 100 }));

/** One to five packages, and as many kinds of goods as a cart has. */
export const randomForwarding = (number: number): RandomForwarding => {
  const random = createRandom(number + 900_000_000);
  const { lines, ...terms } = randomCart(number);
  return {
    ...terms,
    packages: Array.from({ length: random.between(1, 5) }, () => randomPackage(random)),
    declared: lines.map(({ tariffLine, quantity, priceUsd }) => ({
      hsCode: tariffLine,
      quantity,
      value: priceUsd,
    })),
    isInsured: random.isLucky(0.5),
    extras: randomExtras(random),
  };
};
