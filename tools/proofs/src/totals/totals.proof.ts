import type { CheckoutTotals } from '@shop/domain/totals';
import { openBrowser } from './in-browser.ts';
import { oracleTotal } from './oracle.ts';
import type { PageTotals } from './page-totals.ts';
import { randomCart } from './random-cart.ts';
import { shopSums, shopTotal } from './shop-total.ts';
import { wireAnswers } from './wire-answers.ts';
import type { ProofRow } from '../proof-row.ts';

const A_CHUNK = 10_000;

export type Totals = { readonly carts: number; readonly oracle: number; readonly browser: number };

type Page = { readonly totals: (answers: string) => Promise<string> | string };

const isSame = (server: CheckoutTotals, page: CheckoutTotals): boolean =>
  (Object.keys(server) as (keyof CheckoutTotals)[]).every((part) => server[part] === page[part]);

/** Counts carts for which the pages' code or the oracle have another total than the server. */
export const compareTotals = async (
  size: number,
  page: Page,
  tell: (progress: string) => void,
): Promise<Totals> => {
  const found = { carts: size, oracle: 0, browser: 0 };
  for (let from = 0; from < size; from += A_CHUNK) {
    const to = Math.min(from + A_CHUNK, size);
    const carts = Array.from({ length: to - from }, (_, index) => randomCart(from + index));
    const counted = carts.map((cart) => ({ cart, totals: shopTotal(cart) }));
    const answers = counted.map(({ cart, totals }) => wireAnswers(cart, shopSums(cart), totals));
    const shown = JSON.parse(await page.totals(JSON.stringify(answers))) as PageTotals[];
    counted.forEach(({ cart, totals }, index) => {
      const { chosen, saved } = shown[index] ?? {};
      if (!chosen || !saved || !isSame(totals, chosen) || !isSame(totals, saved)) found.browser += 1;
      if (BigInt(totals.total) !== oracleTotal(cart)) found.oracle += 1;
    });
    tell(`${to.toLocaleString('en')} carts`);
  }
  return found;
};

/** Random carts: server, browser and formulas have the same totals. */
export const totals = async (size: number, tell: (progress: string) => void): Promise<ProofRow> => {
  const browser = await openBrowser();
  try {
    const found = await compareTotals(size, browser, tell);
    return {
      what: `${size.toLocaleString('en')} random carts`,
      wanted: 'server = pages’ own code in the browser = independent oracle',
      found: `${found.oracle} differ from the oracle, ${found.browser} differ in the browser`,
      holds: found.oracle + found.browser === 0,
    };
  } finally {
    await browser.close();
  }
};
