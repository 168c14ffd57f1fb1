/** One reduction on a page, in cents. */
export type SaidReduction = {
  readonly current: number;
  readonly struck: number | null;
  readonly lowest: number | null;
  readonly percent: number | null;
};

export type SaidCard = SaidReduction & { readonly slug: string };

const MONEY = String.raw`(?:€|AED |\$)([\d,]+\.\d\d)`;

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&nbsp;|&#160;|\s/g, ' ')
    .replaceAll(/ +/g, ' ');

const cents = (written: string | undefined): number | null =>
  written === undefined ? null : Math.round(Number(written.replaceAll(',', '')) * 100);

const found = (text: string, pattern: string): string | undefined => new RegExp(pattern).exec(text)?.[1];

const readReduction = (text: string): SaidReduction => {
  const percent = found(text, String.raw`−(\d+)\s?%`);
  return {
    current: cents(found(text, MONEY)) ?? 0,
    struck: cents(found(text, `before ${MONEY}`)),
    lowest: cents(found(text, `30 days before: ${MONEY}`)),
    percent: percent === undefined ? null : Number(percent),
  };
};

/** The cards of an English page, as a shopper reads them. */
export const readCards = (html: string): SaidCard[] =>
  [...html.matchAll(/<article[\s>].*?<\/article>/gs)].flatMap(([card]) => {
    const slug = /href="\/en\/p\/([^"?#]+)/.exec(card)?.[1];
    return slug === undefined ? [] : [{ ...readReduction(textOf(card)), slug }];
  });

/** The lowest price that the main part of a product's page names for a version; null without a reduction. */
export const readLowest = (html: string): number | null =>
  cents(found(textOf(html), `Lowest price of the 30 days before: ${MONEY}`));
