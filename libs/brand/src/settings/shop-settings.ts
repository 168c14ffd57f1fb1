import { isLoopback } from './loopback.ts';
import { DEMO_SECRET, isStrongSecret } from './secret.ts';
import type { SettingsReader } from './settings-reader.ts';

/** The demo profile has a provider that takes no money, a mailbox page and demo data. The production profile has none of them. */
export type Profile = 'demo' | 'production';

type Listening = {
  /** The address that the process listens on, and the setting that names it. */
  host: string;
  /** Keys of the brands that were built. */
  findBrands: (brandsDir: string) => readonly string[];
};

/** Longer than the keep-alive of any proxy. */
const LONGEST_DRAIN = 120_000;

const STRONG = 'needs 32 random bytes, as `openssl rand -hex 32` writes them';

const readProfile = (reader: SettingsReader): Profile => {
  const profile = reader.text('SHOP_PROFILE', 'demo');
  if (profile === 'demo' || profile === 'production') return profile;
  reader.complain('SHOP_PROFILE', 'must be demo or production');
  return 'production';
};

const checkAddresses = (
  reader: SettingsReader,
  served: readonly string[],
  appUrls: ReadonlyMap<string, string>,
): void => {
  if (served.length === 0) reader.complain('BRANDS_DIR', 'holds no built brand');
  for (const key of served) {
    const url = appUrls.get(key);
    if (!url) reader.complain('APP_URLS', `names no address for ${key}`);
    else if (!url.startsWith('https:')) reader.complain('APP_URLS', `the address of ${key} must be https`);
    else if (isLoopback(new URL(url).hostname))
      reader.complain('APP_URLS', `the address of ${key} leads to this machine`);
  }
};

const checkSecret = (reader: SettingsReader, secret: string, isProduction: boolean): void => {
  if (isStrongSecret(secret)) return;
  if (isProduction) reader.complain('SHOP_SECRET', STRONG);
  else reader.complain('SHOP_SECRET', `${STRONG}: the shop can be reached from other machines`);
};

/** The error project of the servers, and their release; without it failures are only in the log. */
const readReportProject = ({ said, complain }: SettingsReader) => {
  const [dsn, release] = [said('SENTRY_DSN'), said('SENTRY_RELEASE')];
  if (dsn === undefined) return undefined;
  if (!URL.canParse(dsn)) complain('SENTRY_DSN', 'must be the address of an error project');
  return { dsn, release };
};

/** Settings that the web server and the API share, checked against the profile. */
export const readShopSettings = (reader: SettingsReader, { host, findBrands }: Listening) => {
  const isProduction = readProfile(reader) === 'production';
  const secret = reader.text('SHOP_SECRET', DEMO_SECRET);
  const appUrls = reader.origins('APP_URLS');
  const servedBrands = reader.list('BRANDS');
  const brandsDir = reader.text('BRANDS_DIR', 'dist/apps');
  const isReachable =
    !isLoopback(host) || [...appUrls.values()].some((url) => !isLoopback(new URL(url).hostname));

  if (isReachable || isProduction) checkSecret(reader, secret, isProduction);
  // A demo shop on the network needs an explicit setting; it is never the default.
  if (isReachable && !reader.said('SHOP_PROFILE'))
    reader.complain('SHOP_PROFILE', 'say production or demo: the shop can be reached from other machines');
  if (isProduction)
    checkAddresses(reader, servedBrands.length > 0 ? servedBrands : findBrands(brandsDir), appUrls);

  return {
    isProduction,
    secret,
    appUrls,
    /** Keys of the brands to serve; empty: all that are built. */
    servedBrands,
    brandsDir,
    /** Answers on every host that names no brand, while no public addresses are configured. */
    defaultBrand: reader.text('DEFAULT_BRAND', 'lt'),
    dataDir: reader.text('SHOP_DATA_DIR', '.data'),
    reportTo: readReportProject(reader),
    /**
     * Milliseconds that a process which is shutting down still accepts requests, while it reports that it is
     * not ready.
     */
    drainWait: reader.integer('DRAIN_WAIT', 1000, { max: LONGEST_DRAIN }),
  };
};
