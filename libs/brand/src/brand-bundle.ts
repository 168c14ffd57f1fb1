import type { ConsentFacts } from '@shop/domain/consent';
import type { FieldHosts } from '@shop/domain/payment-field';
import type { BrandConfig, BrandLocale } from './brand-config.ts';

/** One request to the API, as the transport of a rendering sends it. */
export type ApiRequest = {
  readonly method: 'GET' | 'POST';
  /** Path and query, `/api/…`. */
  readonly url: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
  /** Milliseconds, within the page's time budget. */
  readonly timeout?: number;
  readonly signal?: AbortSignal | undefined;
};
export type ApiAnswer = { readonly status: number; readonly body: unknown };
export type ApiTransport = (request: ApiRequest) => Promise<ApiAnswer>;

/** The visitor data that the server renders with: small cookies, never the session's token. */
export type PageVisitor = {
  readonly hasSession: boolean;
  readonly currencyId: number | undefined;
  readonly layout: 'GRID' | 'LIST';
  /** The market: one that the brand ships to. Undefined until the visitor chose. */
  readonly countryId: number | undefined;
  /** One that the brand offers. Undefined until the visitor chose. */
  readonly shippingMethod: 'air' | 'sea' | undefined;
  /** For pages about one visitor only. */
  readonly consent: ConsentFacts;
};

export type PageRequest = {
  readonly method: 'GET' | 'POST';
  /** Absolute; its path starts with the language. */
  readonly url: string;
  readonly locale: BrandLocale;
  readonly appUrl: string;
  readonly visitor: PageVisitor;
  /** Form fields of a POST, url-encoded. */
  readonly body?: string | undefined;
  readonly userAgent: string;
  /** The page shows the warning of an unsupported browser first. */
  readonly warnsOfBrowser: boolean;
  /** The page asks for consent to cookies. */
  readonly asksConsent: boolean;
  /** Identifies the build, so that an open page can detect a newer one. */
  readonly build: string;
  readonly api: ApiTransport;
  readonly signal: AbortSignal;
  /** Called for each failure of the page that is a defect. */
  readonly report: (error: unknown) => void;
  readonly isDebug: boolean;
  /** Where the browser reports errors; undefined: nowhere. */
  readonly reportTo?: ErrorProject | undefined;
};

/** A part of a page's bytes that differs between visitors. */
export type PagePlace = { readonly name: string; readonly start: number; readonly end: number };

export type PageAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** About one visitor: not stored by any cache or browser. */
  readonly isPersonal: boolean;
  /** Preferences to store on the device, as `name=value`; the server adds the attributes. */
  readonly cookies: readonly string[];
  /** Whole document in UTF-8; empty for a redirect. */
  readonly bytes: Uint8Array;
  /** In their order; none in a page about one visitor. Names can repeat. */
  readonly places: readonly PagePlace[];
  /** The keys of the page's data (`product:12`, `category:3`, `config`): a change of any makes it stale. */
  readonly keys: readonly string[];
  /** Origins of a payment provider that this document may use; absent on all others. */
  readonly opensTo?: FieldHosts;
};

/** The parts of one visitor in a page that is rendered for all. */
export type PartsRequest = {
  /** The page's address as requested. */
  readonly url: string;
  readonly locale: BrandLocale;
  readonly appUrl: string;
  /** The key of the page's forms. */
  readonly formKey: string;
  /** The API's summary of the visitor; undefined when the call failed. */
  readonly summary: unknown;
};

export type ScreenRequest = {
  readonly kind: 'status' | 'unavailable' | 'unexpected' | 'tooMany' | 'leaving';
  /** The target of `leaving`: an address of another site. */
  readonly to?: string;
  /** In debug mode only: the failure's details on the screen. */
  readonly failure?: unknown;
  readonly locale: BrandLocale;
};

/** A built client file that a page asks the browser to fetch. */
export type PageAssets = {
  readonly entry: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Inline styles of the development server, keyed by module id. */
  readonly inlineStyles?: readonly { readonly id: string; readonly css: string }[];
  /** Module scripts of the development server that come before the entry. */
  readonly preamble?: readonly string[];
};

/** From the source modules of a page to the files the browser needs for them. */
export type AssetResolver = (modules: readonly string[]) => PageAssets | Promise<PageAssets>;

/** The interface of a brand for the web server, which hides React. */
export type BrandBundle = {
  readonly config: BrandConfig;
  readonly render: (request: PageRequest) => Promise<PageAnswer>;
  /** Whether the page of a path (with its language) is the same for all visitors, but for its places. */
  readonly isForAll: (locale: BrandLocale, pathname: string) => boolean;
  /** The visitor's parts of a page for all, by the names of their places. */
  readonly renderParts: (request: PartsRequest) => Promise<ReadonlyMap<string, string>>;
  /** A screen without API calls: a failure that could not be rendered as its page, or `/status`. */
  readonly renderScreen: (screen: ScreenRequest) => Promise<string>;
};

/** The brand's server entry exports this function as `createBundle`. */
export type CreateBundle = (given: {
  assets: AssetResolver;
  /** The server's time, in milliseconds. */
  clock: () => number;
  isDevelopment: boolean;
}) => Promise<BrandBundle>;

/**
 * The error project of browsers, and the release of the build: its source maps are stored under this name.
 */
export type ErrorProject = { readonly dsn: string; readonly release: string };

/** The file `brand.json` that each build emits and by which a server finds the brand. */
export type BrandManifest = {
  readonly config: BrandConfig;
  /** Relative to the file itself. */
  readonly server: string;
  readonly client: string;
  readonly build: string;
};
