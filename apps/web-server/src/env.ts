import path from 'node:path';

const DEVELOPMENT_SECRET = 'shop-development-secret';

const number = (text: string | undefined, fallback: number): number => {
  const value = text === undefined || text === '' ? fallback : Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`Not a number: ${text}`);
  return value;
};

const pairs = (text: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (text ?? '')
      .split(',')
      .map((pair) => pair.trim().split('='))
      .flatMap(([key, url]) => (key && url ? [[key, url.replace(/\/$/, '')] as const] : [])),
  );

const list = (text: string | undefined): readonly string[] => (text ?? '').split(',').filter(Boolean);

const readSecret = (given: string | undefined, isProduction: boolean): string => {
  if (isProduction && !given) throw new Error('SHOP_SECRET must be set in production.');
  return given ?? DEVELOPMENT_SECRET;
};

/** What the process was told; refuses to run in production on a secret that everybody knows. */
export const readEnv = (given: NodeJS.ProcessEnv) => {
  const env = (name: string, fallback: string): string => given[name] ?? fallback;
  const isProduction = given['NODE_ENV'] === 'production';
  return {
    isProduction,
    port: number(given['PORT'], 4200),
    /** All interfaces: this is the one public process. */
    host: env('HOST', '0.0.0.0'),
    apiUrl: env('API_URL', `http://127.0.0.1:${number(given['API_PORT'], 4201)}`),
    secret: readSecret(given['SHOP_SECRET'], isProduction),
    brandsDir: path.resolve(env('BRANDS_DIR', 'dist/apps')),
    /** Keys of the brands to serve; empty: all that are built. */
    servedBrands: list(given['BRANDS']),
    /** Answers on every host that names no brand, while no public addresses are configured. */
    defaultBrand: env('DEFAULT_BRAND', 'lt'),
    /** `lt=https://lt.example,…`: public addresses. With them an unknown host is refused. */
    appUrls: pairs(given['APP_URLS']),
    dataDir: path.resolve(env('SHOP_DATA_DIR', '.data')),
    imageHosts: list(given['IMAGE_HOSTS']),
    /** Addresses of proxies whose forwarding headers are believed. */
    trustedProxies: list(given['TRUSTED_PROXIES']),
    /** Milliseconds that one rendering may wait for the API, all its calls together. */
    renderBudget: number(given['RENDER_BUDGET'], 2500),
    /** Compressed, a page takes some 18 kB. */
    cacheBytes: number(given['PAGE_CACHE_BYTES'], 24 * 1024 * 1024),
    /** Characters of the API's listings that are kept for pages of visitors with a session; 0 keeps none. */
    listingsSize: number(given['LISTINGS_SIZE'], 8 * 1024 * 1024),
    /** Where browsers report errors; they are asked nothing without it. */
    browserSentryDsn: given['SENTRY_BROWSER_DSN'] || undefined,
    isDebug: !isProduction && given['SHOP_DEBUG'] === '1',
    logLevel: env('LOG_LEVEL', 'warn'),
  };
};

export type Env = ReturnType<typeof readEnv>;
