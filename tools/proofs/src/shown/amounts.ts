import type { CurrencyCode } from '@shop/domain/currencies';

/** As English writes them. */
const AMOUNT = /(?:€|\$|AED)\s?([\d,]+\.\d\d)/g;
const MARKS: Readonly<Record<string, CurrencyCode>> = { '€': 'EUR', $: 'USD', AED: 'AED' };

/** The readable text of a piece of a page. */
export const textOf = (html: string): string => html.replace(/<!--.*?-->|<[^>]*>/gs, '');

/** All amounts of a piece of a page in hundredths, in order. */
export const centsIn = (html: string): number[] =>
  [...textOf(html).matchAll(AMOUNT)].map(([, number = '']) => Number(number.replaceAll(/[,.]/g, '')));

/** The content between the header and the footer. */
export const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

/** The currencies of all amounts of a page itself. */
export const currenciesIn = (html: string): string =>
  [...new Set(textOf(mainOf(html)).match(/[€$]|AED/g))]
    .map((mark) => MARKS[mark] ?? mark)
    .sort()
    .join(' and ');
