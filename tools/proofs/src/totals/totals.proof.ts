import type { Breakdown } from '@shop/domain/tariff';
import { checkoutTotals, type CheckoutTotals } from '@shop/domain/totals';
import { openBrowser } from './in-browser.ts';
import { oracleDeliveredPrice, oraclePrice } from '../oracle/oracle.ts';
import type { PageTotals } from './page-totals.ts';
import { randomCart, type RandomCart } from './random-cart.ts';
import { shopDeliveredPrice, shopSums } from './shop-total.ts';
import { wireAnswers } from './wire-answers.ts';
import type { ProofRow } from '../proof-row.ts';

const A_CHUNK = 10_000;

export type Totals = {
  readonly carts: number;
  readonly oracle: number;
  readonly delivered: number;
  readonly browser: number;
};

type Page = { readonly totals: (answers: string) => Promise<string> | string };

const isSame = <Sums extends CheckoutTotals | Breakdown>(server: Sums, other: Sums): boolean =>
  (Object.keys(server) as (keyof Sums)[]).every((part) => server[part] === other[part]);

/** Every amount of the checkout, every line of its shipping. */
const isOracles = (cart: RandomCart, totals: CheckoutTotals, breakdown: Breakdown): boolean => {
  const oracle = oraclePrice(cart);
  return isSame(totals, oracle.totals) && isSame(breakdown, oracle.breakdown);
};

const isDeliveredPrice = (cart: RandomCart): boolean => {
  const alone = cart.lines.slice(0, 1).map((line) => ({ ...line, quantity: 1 }));
  return shopDeliveredPrice(cart) === oracleDeliveredPrice({ ...cart, lines: alone });
};

/** Counts carts for which the pages' code or the oracle have other amounts than the server. */
export const compareTotals = async (
  size: number,
  page: Page,
  tell: (progress: string) => void,
): Promise<Totals> => {
  const found = { carts: size, oracle: 0, delivered: 0, browser: 0 };
  for (let from = 0; from < size; from += A_CHUNK) {
    const to = Math.min(from + A_CHUNK, size);
    const carts = Array.from({ length: to - from }, (_, index) => randomCart(from + index));
    const counted = carts.map((cart) => {
      const { sums, breakdown } = shopSums(cart);
      return { cart, sums, breakdown, totals: checkoutTotals(sums) };
    });
    const answers = counted.map(({ cart, sums, totals }) => wireAnswers(cart, sums, totals));
    const shown = JSON.parse(await page.totals(JSON.stringify(answers))) as PageTotals[];
    counted.forEach(({ cart, breakdown, totals }, index) => {
      const { chosen, saved } = shown[index] ?? {};
      if (!chosen || !saved || !isSame(totals, chosen) || !isSame(totals, saved)) found.browser += 1;
      if (!isOracles(cart, totals, breakdown)) found.oracle += 1;
      if (!isDeliveredPrice(cart)) found.delivered += 1;
    });
    tell(`${to.toLocaleString('en')} carts`);
  }
  return found;
};

/** Random carts: server, browser, cards and formulas have the same amounts. */
export const totals = async (size: number, tell: (progress: string) => void): Promise<ProofRow> => {
  const browser = await openBrowser();
  try {
    const found = await compareTotals(size, browser, tell);
    return {
      what: `${size.toLocaleString('en')} random carts`,
      wanted:
        'server = pages’ own code in the browser = independent oracle, line by line; delivered prices too',
      found: `${found.oracle} differ from the oracle, ${found.delivered} delivered prices, ${found.browser} differ in the browser`,
      holds: found.oracle + found.delivered + found.browser === 0,
    };
  } finally {
    await browser.close();
  }
};
