import type { PriceState } from '@shop/commerce-prices';

const MINUTE_MS = 60_000;

/** `3 d 4 h`, `2 h 5 min` or `7 min`. */
const ageOf = (since: Date, now: Date): string => {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE_MS));
  const [days, hours, rest] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24, minutes % 60];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
};

const stateOf = ({ state, built }: PriceState['generations'][number]): string =>
  state === 'building' ? `building ${Math.floor(built * 100)} %` : state;

const HEADINGS = ['generation', 'state', 'since', 'market', 'method', 'currency', 'prices', 'brands'];

/** The state of the stored prices as a table, and the pending ones. */
export const priceLines = ({ generations, due }: PriceState, now: Date): string[] => {
  const rows = generations.map((one) => [
    ...[String(one.id), stateOf(one), ageOf(one.since, now), one.country, one.method, one.currency],
    ...[String(one.prices), one.brands.join(' ')],
  ]);
  const table = [HEADINGS, ...rows];
  const widths = HEADINGS.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const waiting = due.oldest
    ? `${due.products} products wait to be priced, the oldest since ${ageOf(due.oldest, now)}`
    : 'No product waits to be priced.';
  return [...lines, '', waiting];
};
