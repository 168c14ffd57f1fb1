import { digestTotals } from './digest.ts';
import { openBrowser } from './in-browser.ts';
import { oracleTotal } from './oracle.ts';
import { randomCart } from './random-cart.ts';
import { shopTotal } from './shop-total.ts';
import type { ProofRow } from '../proof-row.ts';

const A_CHUNK = 20_000;

export type Totals = {
  readonly carts: number;
  readonly oracle: number;
  readonly browser: number;
  readonly wire: number;
};

/** Counts carts on whose total the oracle, the browser or the wire differ from the server. */
export const compareTotals = async (
  size: number,
  browser: {
    digest: typeof digestTotals | ((from: number, to: number) => Promise<ReturnType<typeof digestTotals>>);
  },
  tell: (progress: string) => void,
): Promise<Totals> => {
  const found = { carts: size, oracle: 0, browser: 0, wire: 0 };
  for (let from = 0; from < size; from += A_CHUNK) {
    const to = Math.min(from + A_CHUNK, size);
    const [here, there] = [digestTotals(from, to), await browser.digest(from, to)];
    if (here.digest !== there.digest) found.browser += 1;
    found.wire += here.lost + there.lost;
    for (let number = from; number < to; number += 1) {
      const cart = randomCart(number);
      if (BigInt(shopTotal(cart).total) !== oracleTotal(cart)) found.oracle += 1;
    }
    tell(`${to.toLocaleString('en')} carts`);
  }
  return found;
};

/** Random carts: what the server charges is what the browser shows and what the formulas say. */
export const totals = async (size: number, tell: (progress: string) => void): Promise<ProofRow> => {
  const browser = await openBrowser();
  try {
    const found = await compareTotals(size, browser, tell);
    return {
      what: `${size.toLocaleString('en')} random carts`,
      wanted: 'server = browser = independent oracle',
      found: `${found.oracle} differ from the oracle, ${found.browser} chunks differ in the browser, ${found.wire} lost on the wire`,
      holds: found.oracle + found.browser + found.wire === 0,
    };
  } finally {
    await browser.close();
  }
};
