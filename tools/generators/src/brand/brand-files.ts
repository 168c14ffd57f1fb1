import type { LocaleCode } from '@shop/domain/languages';
import { literal } from '../source-text.ts';
import { termsOf } from './brand-terms.ts';

export type BrandOptions = {
  key: string;
  name: string;
  theme?: string;
  /** A colour from which the brand's own theme is derived. */
  primary?: string;
  language?: LocaleCode;
  country?: keyof typeof PLACES;
  host?: string;
};

/** The generator's input: a key, or a colour. */
export type BrandRequest = Omit<BrandOptions, 'key' | 'name'> & Partial<Pick<BrandOptions, 'key' | 'name'>>;

/** Defaults of a country; the brand's configuration can be changed afterwards. */
const PLACES = {
  LT: { shipsTo: ['LT', 'LV', 'EE'], currency: 'EUR', timeZone: 'Europe/Vilnius' },
  LV: { shipsTo: ['LT', 'LV', 'EE'], currency: 'EUR', timeZone: 'Europe/Riga' },
  EE: { shipsTo: ['LT', 'LV', 'EE'], currency: 'EUR', timeZone: 'Europe/Tallinn' },
  NL: { shipsTo: ['NL'], currency: 'EUR', timeZone: 'Europe/Amsterdam' },
  AE: { shipsTo: ['AE'], currency: 'USD', timeZone: 'Asia/Dubai' },
  US: { shipsTo: ['US'], currency: 'USD', timeZone: 'America/New_York' },
  PL: { shipsTo: ['PL'], currency: 'EUR', timeZone: 'Europe/Warsaw' },
  DE: { shipsTo: ['DE'], currency: 'EUR', timeZone: 'Europe/Berlin' },
  FI: { shipsTo: ['FI'], currency: 'EUR', timeZone: 'Europe/Helsinki' },
  SE: { shipsTo: ['SE'], currency: 'EUR', timeZone: 'Europe/Stockholm' },
} as const;

export function brandConfigFile({
  key,
  name,
  theme = 'default',
  language = 'en',
  country = 'LT',
  host,
}: BrandOptions): string {
  const { shipsTo, currency, timeZone } = PLACES[country];
  const fields = {
    key,
    name,
    theme,
    ...(host ? { hosts: [host], appUrl: `https://${host}` } : {}),
    defaultLocale: language,
    country,
    shipsTo,
    currency,
    featuresOff: [],
    titleOrder: 'meta-first',
    verification: `verify-${key}`,
    timeZone,
  };
  const city = timeZone.replace(/^.*\//, '').replaceAll('_', ' ');
  const terms = termsOf(name, country, city);
  const lines = [
    ...Object.entries(fields).map(([field, value]) => `  ${field}: ${literal(value)},`),
    ...Object.entries(terms).map(([field, value]) => `  ${field}: ${JSON.stringify(value)},`),
  ];
  return `import { defineBrand } from '@shop/brand/define';\n\nexport const brand = defineBrand({\n${lines.join('\n')}\n});\n`;
}

export const themeFile = (theme: string): string => `export * from '@shop/ui-theme/themes/${theme}';\n`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const initialOf = (name: string) =>
  (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? 'S')
    .toUpperCase()
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

const partOf = (colour: string, at: number) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2;
/** White, or a dark colour where white has too little contrast: from a luminance of about 0.18. */
const letterOn = (colour: string): string =>
  0.2126 * partOf(colour, 1) + 0.7152 * partOf(colour, 3) + 0.0722 * partOf(colour, 5) > 0.18
    ? '#111'
    : '#fff';

/** A logo with the brand's first letter on its theme's colour, until the brand has its own. */
export function markFile(name: string, colour: string, [width, height]: readonly [number, number]): string {
  const size = Math.min(width, height);
  const corner = width === height ? ` rx="${Math.round(size * 0.22)}"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}"${corner} fill="${colour}"/>` +
    `<text x="${width / 2}" y="${Math.round(height / 2 + size * 0.21)}" fill="${letterOn(colour)}" font-family="system-ui, sans-serif" ` +
    `font-size="${Math.round(size * 0.6)}" font-weight="700" text-anchor="middle">${initialOf(name)}</text></svg>\n`
  );
}
