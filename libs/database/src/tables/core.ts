import type { HomeBlock } from '@shop/domain/home';
import type { Generated, Json, Key, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

export interface CoreTables {
  language: { id: number; code: string; iso_code: string; local_title: string };
  currency: { id: number; iso_code: string };
  exchange_rate: { currency_id: number; valid_from: Timestamp; rate: number };
  country: { id: number; code: string; name: string };
  brand: BrandTable;
  site: SiteTable;
  site_language: SiteLanguageTable;
  site_currency: { brand_key: string; currency_id: number; position: Generated<number> };
  site_country: { brand_key: string; country_id: number; position: Generated<number> };
  search_key: SearchKeyTable;
  translation: TranslationTable;
  path_redirect: PathRedirectTable;
  setting: { key: string; value: Json<Setting>; updated_at: Timestamp };
}

/** The database's own settings. */
type Setting = { readonly profile?: string };

/** A text that staff changed. */
export type TranslationTable = {
  language_id: number;
  key: string;
  /** Null: for all brands; the text of one brand goes before it. */
  brand_key: Generated<string | null>;
  text: string;
  updated_at: Timestamp;
};

/** The fields of a build's brand.json that the server reads. */
type BuiltBrand = {
  readonly rootCategoryIds?: readonly number[];
  readonly home?: readonly HomeBlock[];
  readonly supportEmail?: string;
  readonly seller?: BuiltSeller;
  readonly promises?: BuiltPromises;
  readonly guestsMayRequestQuotes?: boolean;
  readonly reviewInvitationDays?: number | null;
};
type BuiltSeller = {
  readonly name: string;
  readonly address: string;
  readonly registerCode: string;
  readonly vatNumber: string | null;
  readonly phone: string;
};

/** What mails say of them. */
type BuiltPromises = {
  readonly isByEuLaw: boolean;
  readonly returnDays: number | null;
  readonly returnPaidBy: 'seller' | 'shopper' | null;
  readonly returnsTo?: Readonly<Record<string, string>>;
  readonly guaranteeYears: number | null;
};

interface BrandTable {
  key: string;
  name: string;
  theme: string;
  app_url: string;
  default_language_id: number;
  country_id: number;
  currency_id: number;
  time_zone: string;
  features: Json<readonly string[]>;
  hosts: Json<readonly string[]>;
  /** The complete brand.json of the build. */
  built: Json<BuiltBrand>;
  synced_at: Timestamp;
}

interface SiteTable {
  brand_key: string;
  name: string;
  cdn_logo: string | null;
  criteo_key: string | null;
  klaviyo_key: string | null;
  updated_at: Timestamp;
}

interface SiteLanguageTable {
  brand_key: string;
  language_id: number;
  position: Generated<number>;
  gtm_id: string | null;
  pixel_id: string | null;
  live_agent_id: string | null;
  /** 0 to 5, as the listing's `sort`. */
  mp_default_sort: 0 | 1 | 2 | 3 | 4 | 5 | null;
  criteo_key: string | null;
  klaviyo_key: string | null;
}

interface SearchKeyTable {
  id: Key;
  brand_key: string;
  key: string;
  country_id: number;
  language_id: number;
  position: Generated<number>;
}

interface PathRedirectTable {
  id: Key;
  /** Null: of every brand. */
  brand_key: string | null;
  /** Without a language, query and trailing slash. */
  from_path: string;
  /** A path of the shop, or an address of another site. */
  target: string;
  is_permanent: Generated<boolean>;
  updated_at: Timestamp;
}

/** Who writes each table; all others read. */
export const coreWriters: Writers<CoreTables> = {
  language: 'database',
  currency: 'database',
  exchange_rate: 'database',
  country: 'database',
  brand: 'commerce-kit',
  site: 'commerce-kit',
  site_language: 'commerce-kit',
  site_currency: 'commerce-kit',
  site_country: 'commerce-kit',
  search_key: 'commerce-kit',
  translation: 'commerce-texts',
  path_redirect: 'commerce-configuration',
  setting: 'database',
};
