import { centsIn } from './amounts.ts';

export type Ways = { readonly air: number; readonly sea: number };

const WAY = /value="(air|sea)" aria-pressed="(?:true|false)"[^>]*>(.*?)<\/button>/gs;

/** The price of each way on the buttons that choose it. */
export const waysOf = (html: string): Ways => {
  const ways = { air: 0, sea: 0 };
  for (const [, way, inside = ''] of html.matchAll(WAY))
    ways[way === 'sea' ? 'sea' : 'air'] = centsIn(inside)[0] ?? 0;
  return ways;
};
