import type { BrandConfig, BrandLocale } from './brand-config.ts';

/** One request to the API, as the transport of a rendering sends it. */
export type ApiRequest = {
  readonly method: 'GET' | 'POST';
  /** Path and query, `/api/…`. */
  readonly url: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
};
export type ApiAnswer = { readonly status: number; readonly body: unknown };
export type ApiTransport = (request: ApiRequest) => Promise<ApiAnswer>;

/** What the server may know of the visitor when it renders: small cookies, never the session's token. */
export type PageVisitor = {
  readonly hasSession: boolean;
  readonly currencyId: number | undefined;
  readonly layout: 'GRID' | 'LIST';
  /** The market: one that the brand ships to. Undefined until the visitor chose. */
  readonly countryId: number | undefined;
  /** One that the brand offers. Undefined until the visitor chose. */
  readonly shippingMethod: 'air' | 'sea' | undefined;
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
  /** The page opens with the warning of an unsupported browser. */
  readonly warnsOfBrowser: boolean;
  /** Names the build, so that an open page knows when another one is served. */
  readonly build: string;
  readonly api: ApiTransport;
  readonly signal: AbortSignal;
  /** Told of each failure of the page that is a defect. */
  readonly report: (error: unknown) => void;
  readonly isDebug: boolean;
  /** Where the browser reports errors; undefined: nowhere. */
  readonly reportTo?: ErrorProject | undefined;
};

/** A part of a page's bytes that another visitor's page has otherwise. */
export type PagePlace = { readonly name: string; readonly start: number; readonly end: number };

export type PageAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** About one visitor: kept by no cache and no browser. */
  readonly isPersonal: boolean;
  /** Preferences to keep on the device, as `name=value`; the server adds the attributes. */
  readonly cookies: readonly string[];
  /** Whole document in UTF-8; empty for a redirect. */
  readonly bytes: Uint8Array;
  /** In their order; none in a page about one visitor. Names can repeat. */
  readonly places: readonly PagePlace[];
  /** What the page was made of (`product:12`, `category:3`, `config`): a change of any makes it stale. */
  readonly keys: readonly string[];
};

/** The parts of one visitor in a page that is rendered for all. */
export type PartsRequest = {
  /** As the page was asked for. */
  readonly url: string;
  readonly locale: BrandLocale;
  readonly appUrl: string;
  /** The key of the page's forms. */
  readonly formKey: string;
  /** The API's summary of the visitor; undefined when it could not be had. */
  readonly summary: unknown;
};

export type ScreenRequest = {
  readonly kind: 'status' | 'unavailable' | 'unexpected' | 'tooMany' | 'leaving';
  /** Where `leaving` leads: an address of another site. */
  readonly to?: string;
  /** In debug mode only: what the screen shows of the failure. */
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
  /** Module scripts that the development server wants in front of the entry. */
  readonly preamble?: readonly string[];
};

/** From the source modules of a page to the files the browser needs for them. */
export type AssetResolver = (modules: readonly string[]) => PageAssets | Promise<PageAssets>;

/** What the web server asks of a brand: all that it knows of React stays behind this. */
export type BrandBundle = {
  readonly config: BrandConfig;
  readonly render: (request: PageRequest) => Promise<PageAnswer>;
  /** Whether the page of a path (with its language) is the same for all visitors, but for its places. */
  readonly isForAll: (locale: BrandLocale, pathname: string) => boolean;
  /** What belongs in the places of a page for all, by their names. */
  readonly renderParts: (request: PartsRequest) => Promise<ReadonlyMap<string, string>>;
  /** A screen that asks the API nothing: a failure that could not be rendered as its page, or `/status`. */
  readonly renderScreen: (screen: ScreenRequest) => Promise<string>;
};

/** What the brand's server entry exports as `createBundle`. */
export type CreateBundle = (given: {
  assets: AssetResolver;
  /** The server's time, in milliseconds. */
  clock: () => number;
  isDevelopment: boolean;
}) => Promise<BrandBundle>;

/** Where browsers report errors, and the build that they report of: its source maps lie under this name. */
export type ErrorProject = { readonly dsn: string; readonly release: string };

/** The file `brand.json` that each build emits and by which a server finds the brand. */
export type BrandManifest = {
  readonly config: BrandConfig;
  /** Relative to the file itself. */
  readonly server: string;
  readonly client: string;
  readonly build: string;
};
