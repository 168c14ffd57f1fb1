import * as z from 'zod/mini';
import { answer, Locale } from '../contract.ts';

export const Language = z.object({ id: z.int(), iso_code: z.string(), local_title: z.string() });
export type Language = z.infer<typeof Language>;

/** A site's language with staff's settings for it; an empty id means that the script is never loaded. */
export const SiteLanguage = z.object({
  ...Language.shape,
  pivot: z.object({
    gtm_id: z.string(),
    pixel_id: z.string(),
    live_agent_id: z.string(),
    mp_default_sort: z.nullable(z.int()),
  }),
});
export type SiteLanguage = z.infer<typeof SiteLanguage>;

export const Currency = z.object({ id: z.int(), iso_code: z.string() });
export type Currency = z.infer<typeof Currency>;

export const SearchKey = z.object({ key: z.string(), country_id: z.int(), language_id: z.int() });
export type SearchKey = z.infer<typeof SearchKey>;

export const StoreConfig = answer({
  /** Whether any post exists. */
  blogs: z.array(z.object({ id: z.int() })),
  /** The columns of the footer, in the reader’s language. An older API leaves them out. */
  menus: z.optional(
    z.array(
      z.object({
        heading: z.string(),
        links: z.array(z.object({ path: z.string(), label: z.string() })),
      }),
    ),
  ),
  /** Catalogue prices are stored in this currency; `rates` are units of the named currency for one of it. */
  conversionCurrency: z.object({ ...Currency.shape, rates: z.record(z.string(), z.number()) }),
  currencies: z.array(Currency),
  /** Those that this brand offers. */
  filteredCurrencies: z.array(Currency),
  searchKeys: z.array(SearchKey),
  /** Where this brand ships to. */
  countries: z.array(z.object({ id: z.int(), iso_code: z.string() })),
  site: z.object({
    name: z.string(),
    cdn_logo: z.string(),
    criteo_key: z.string(),
    klaviyo_key: z.string(),
    languages: z.array(SiteLanguage),
  }),
});
export type StoreConfig = z.infer<typeof StoreConfig>;

export const StoreConfigRequest = z.object({ langIso: z.string() });
export type StoreConfigRequest = z.infer<typeof StoreConfigRequest>;

/** `{locale}.translation.{key}` to text: the texts changed by staff. */
export const Translations = z.record(z.string(), z.string());
export type Translations = z.infer<typeof Translations>;

export const ChangeLocale = z.object({ newLocale: Locale });
export type ChangeLocale = z.infer<typeof ChangeLocale>;

/** A path without its language, as in the address. */
export const PathCheckRequest = z.object({ path: z.string().check(z.startsWith('/'), z.maxLength(500)) });
export type PathCheckRequest = z.infer<typeof PathCheckRequest>;

export const PathCheck = answer({
  redirect: z.nullable(
    z.object({
      /** A path of the shop without a language, or an address of another site. */
      to: z.string(),
      is_permanent: z.boolean(),
    }),
  ),
});
export type PathCheck = z.infer<typeof PathCheck>;
