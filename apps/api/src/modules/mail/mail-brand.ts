import type { ShopBrand } from '../../platform/shop-brand.ts';

/** A brand as far as a mail shows it. */
export type MailBrand = { name: string; colour: string };

/** The accent of each theme, dark enough for white letters; mails cannot read the theme's tokens. */
const ACCENTS: Readonly<Record<string, string>> = {
  default: '#1d5c4d',
  alt: '#23507d',
  pj: '#8a3f1c',
  tp: '#2b4a8c',
  wl: '#12586b',
  nl: '#a8480f',
  ae: '#7a5a12',
};
const PLAIN = '#2f3437';

export const toMailBrand = ({ name, theme }: Pick<ShopBrand, 'name' | 'theme'>): MailBrand => ({
  name,
  colour: ACCENTS[theme] ?? PLAIN,
});
