import { readOfficeUrl } from './office-url.ts';
import { createReader, type Environment } from './settings-reader.ts';
import { readShopSettings } from './shop-settings.ts';
import { isProxyRule } from './trusted-proxies.ts';

type BrandFinder = { findBrands: (brandsDir: string) => readonly string[] };

const LARGEST_PORT = 65_535;

const OFFICE_OF_DEVELOPERS = 'http://office.localhost';

/**
 * The settings of the web server.
 * @throws SettingsRefused with every reason at once.
 */
export const readWebSettings = (given: Environment, { findBrands }: BrandFinder) => {
  const reader = createReader(given);
  const { said, text, integer, list } = reader;
  /** Loopback by default: opening the shop to the network needs a setting. */
  const host = text('HOST', '127.0.0.1');
  const shop = readShopSettings(reader, { host, findBrands });
  const apiPort = integer('API_PORT', 4201, { max: LARGEST_PORT });
  const trustedProxies = list('TRUSTED_PROXIES');
  for (const rule of trustedProxies)
    if (!isProxyRule(rule)) reader.complain('TRUSTED_PROXIES', `"${rule}" is no address, network or range`);
  const officeUrl = readOfficeUrl(reader, shop, OFFICE_OF_DEVELOPERS);
  // The server has no TLS, so an https address always has a proxy.
  if (shop.isProduction && trustedProxies.length === 0)
    reader.complain(
      'TRUSTED_PROXIES',
      'must name the proxy that ends TLS, else all shoppers share one place',
    );

  const settings = {
    ...shop,
    host,
    port: integer('PORT', 4200, { max: LARGEST_PORT }),
    apiUrl: text('API_URL', `http://127.0.0.1:${apiPort}`),
    /** The address of the office; undefined: this server has none. */
    officeUrl,
    imageHosts: list('IMAGE_HOSTS'),
    /** A folder of additional photographs that may be shown. */
    imageDir: said('IMAGE_DIR'),
    /** The program that draws the demo's goods. */
    drawingWorker: said('DRAWING_WORKER'),
    /** Proxies whose forwarding headers are trusted. */
    trustedProxies,
    /** False: no limits by place. For measuring only. */
    limitsPlaces: text('PLACE_LIMITS', '1') !== '0',
    /** Milliseconds that one rendering may wait for the API, all its calls together. */
    renderBudget: integer('RENDER_BUDGET', 2500),
    /** Milliseconds that a page may wait until its rendering begins. */
    renderWait: integer('RENDER_WAIT', 2000),
    /** Compressed, a page takes some 18 kB. */
    cacheBytes: integer('PAGE_CACHE_BYTES', 24 * 1024 * 1024),
    /**
     * Characters of the API's listings that are cached for pages of visitors with a session; 0 caches none.
     */
    listingsSize: integer('LISTINGS_SIZE', 8 * 1024 * 1024),
    /** The error project of browsers; without it they do not report errors. */
    browserSentryDsn: said('SENTRY_BROWSER_DSN'),
    isDebug: !shop.isProduction && said('SHOP_DEBUG') === '1',
    logLevel: text('LOG_LEVEL', 'warn'),
  };
  if (shop.isProduction && !settings.limitsPlaces)
    reader.complain('PLACE_LIMITS', 'cannot be off in production');
  if (shop.isProduction && settings.drawingWorker)
    reader.complain('DRAWING_WORKER', 'draws the demo and has no place in production');
  reader.mustBeClean();
  return settings;
};

export type WebSettings = ReturnType<typeof readWebSettings>;
