import type { ShopBrand } from '../../platform/shop-brand.ts';

/** A brand as far as a mail shows it. */
export type MailBrand = { name: string; colour: string };

/** The primary colour of each theme, under white letters; a mail cannot read the theme's tokens. */
const PRIMARIES: Readonly<Record<string, string>> = {
  default: '#0b4a6f',
  alt: '#0f5c4a',
  pj: '#b4430f',
  tp: '#3730a3',
  wl: '#12586b',
  nl: '#1d3f8f',
  ae: '#0b4f55',
};
const PLAIN = '#2f3437';

export const toMailBrand = ({ name, theme }: Pick<ShopBrand, 'name' | 'theme'>): MailBrand => ({
  name,
  colour: PRIMARIES[theme] ?? PLAIN,
});
