import { isStrongSecret } from './secret.ts';
import { readMailReports } from './mail-reports.ts';
import { readOfficeUrl } from './office-url.ts';
import { createReader, type Environment, type SettingsReader } from './settings-reader.ts';
import { readShopSettings } from './shop-settings.ts';

type BrandsAndProviders = {
  findBrands: (brandsDir: string) => readonly string[];
  /** Names of the configured payment providers that take real money. */
  paymentProviders: readonly string[];
  /** Why settings of payment providers cannot be used in the profile, each as `NAME: why`. */
  refusedOfProviders?: (isProduction: boolean) => readonly string[];
};

const LARGEST_PORT = 65_535;
const DEMO_SENDER = 'no-reply@nordport.example';

const isMailServer = (url: string): boolean => /^smtps?:\/\/[^/]+/.test(url) && URL.canParse(url);
const isDatabase = (url: string): boolean => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url);

const isBucket = (url: string): boolean =>
  /^https?:\/\/[^/?#]+\/[^?#]*[^/?#]$/.test(url) && URL.canParse(url);

/** A bucket needs all of its settings; none of them means a folder. */
const readFileBucket = ({ said, text, complain }: SettingsReader, isProduction: boolean) => {
  const url = said('FILES_S3_URL');
  const [keyId, secret] = [said('FILES_S3_KEY_ID'), said('FILES_S3_SECRET')];
  const given = [url, keyId, secret].filter((one) => one !== undefined).length;
  if (given === 0) return undefined;
  if (url === undefined || keyId === undefined || secret === undefined) {
    complain('FILES_S3_URL', 'needs FILES_S3_KEY_ID and FILES_S3_SECRET, and they need it');
    return undefined;
  }
  if (!isBucket(url)) complain('FILES_S3_URL', 'must be the address of a bucket: https://host/bucket');
  if (isProduction && !url.startsWith('https:')) complain('FILES_S3_URL', 'must begin with https://');
  return { url, keyId, secret, region: text('FILES_S3_REGION', 'us-east-1') };
};

const isOrigin = (url: string): boolean => URL.canParse(url) && new URL(url).origin === url;

/** Which pages links are read from: none, those of the web, or those of a server that stands for the web. */
const readLinkReader = ({ text, complain }: SettingsReader, isProduction: boolean): string => {
  const reader = text('LINK_READER', 'off');
  if (reader === 'off' || reader === 'web') return reader;
  if (isProduction) complain('LINK_READER', 'must be web or off');
  else if (!isOrigin(reader))
    complain('LINK_READER', 'must be web, off, or an origin: http://127.0.0.1:4555');
  return reader;
};

const readViesUrl = ({ said, complain }: SettingsReader): string | undefined => {
  const url = said('VIES_URL');
  if (url !== undefined && !/^https?:\/\/[^?#]+[^/?#]$/.test(url))
    complain('VIES_URL', 'must be an address without a slash at its end');
  return url;
};

const readStorybookUrl = ({ said, complain }: SettingsReader): string | undefined => {
  const url = said('STORYBOOK_URL');
  if (url !== undefined && !/^https?:\/\/[^?#]+[^/?#]$/.test(url))
    complain('STORYBOOK_URL', 'must be an address without a slash at its end');
  return url;
};

/** When no news are mailed, by the clocks of a market. The demo mails at any hour, so that its mailbox can be read. */
const readQuietHours = ({ text, complain }: SettingsReader, isProduction: boolean) => {
  const said = text('QUIET_HOURS', isProduction ? '21-8' : 'none');
  if (said === 'none') return undefined;
  const [from, to] = said.split('-').map(Number);
  const isHour = (hour: number | undefined) => Number.isInteger(hour) && hour! >= 0 && hour! <= 23;
  if (/^\d{1,2}-\d{1,2}$/.test(said) && isHour(from) && isHour(to) && from !== to)
    return { from: from!, to: to! };
  complain('QUIET_HOURS', 'must be none, or two hours of the day: 21-8');
  return undefined;
};

/** Every setting with an embedded default has to be set in production. */
const checkProduction = (
  { said, isOn, complain }: SettingsReader,
  paymentProviders: readonly string[],
): void => {
  const sender = said('MAIL_FROM') ?? DEMO_SENDER;
  if (isOn('WITHOUT_CALL_LIMITS')) complain('WITHOUT_CALL_LIMITS', 'is for measuring only');
  if (!said('DATABASE_URL')) complain('DATABASE_URL', 'must name the PostgreSQL database');
  if (!said('SMTP_URL')) complain('SMTP_URL', 'must name the mail server');
  if (!/^[^@\s]+@[^@\s]+$/.test(sender) || sender.endsWith('.example'))
    complain('MAIL_FROM', 'must be the address that mails come from');
  if (paymentProviders.length === 0) complain('PAYMENT_PROVIDER', 'none that takes real money is configured');
};

/**
 * The settings of the API.
 * @throws SettingsRefused with every reason at once.
 */
export const readApiSettings = (
  given: Environment,
  { findBrands, paymentProviders, refusedOfProviders }: BrandsAndProviders,
) => {
  const reader = createReader(given);
  const { said, text, integer, isOn, complain } = reader;
  /** Loopback: only the web server connects to the API. */
  const host = text('API_HOST', '127.0.0.1');
  const shop = readShopSettings(reader, { host, findBrands });
  if (shop.isProduction) checkProduction(reader, paymentProviders);
  reader.addReasons(refusedOfProviders?.(shop.isProduction) ?? []);
  const databaseUrl = said('DATABASE_URL');
  if (databaseUrl && !isDatabase(databaseUrl)) complain('DATABASE_URL', 'must begin with postgres://');
  const smtpUrl = said('SMTP_URL');
  if (smtpUrl && !isMailServer(smtpUrl)) complain('SMTP_URL', 'must begin with smtp:// or smtps://');

  const factorKey = said('FACTOR_KEY');
  if (shop.isProduction ? !isStrongSecret(factorKey ?? '') : factorKey && !isStrongSecret(factorKey))
    complain('FACTOR_KEY', 'needs 32 random bytes, as `openssl rand -hex 32` writes them');
  const fileBucket = readFileBucket(reader, shop.isProduction);
  const linkReader = readLinkReader(reader, shop.isProduction);

  const mailFrom = text('MAIL_FROM', DEMO_SENDER);
  const webPort = integer('WEB_PORT', 4200, { max: LARGEST_PORT });

  const settings = {
    ...shop,
    host,
    port: integer('API_PORT', 4201, { max: LARGEST_PORT }),
    databaseUrl,
    databasePool: integer('DATABASE_POOL', 10, { min: 1 }),
    /** Folder of the brands' sources, read instead: on a developer's machine they may be unbuilt. */
    brandSourcesDir: said('BRAND_SOURCES_DIR'),
    /** The shop's address while no public addresses are configured: links in mails. */
    webPort,
    /** Where staff change texts; undefined: the shop has no office. */
    officeUrl: readOfficeUrl(reader, shop, `http://office.localhost:${webPort}`),
    /** Where the office's page of a text links to the stories that show it. */
    storybookUrl: readStorybookUrl(reader),
    /** The folder of pictures of the stories, for the same page. */
    storyPicturesDir: said('STORY_PICTURES_DIR'),
    smtpUrl,
    quietHours: readQuietHours(reader, shop.isProduction),
    /** Seals the keys of clients' authenticator apps; without it the API makes one and keeps it in its folder. */
    factorKey,
    mailFrom,
    ...readMailReports(reader, shop, { mailFrom, smtpUrl }),
    /** The register of VAT numbers; without it the embedded one answers. */
    viesUrl: readViesUrl(reader),
    /** The recipient of alerts; without it they are only in the logs. */
    alertMail: said('ALERT_MAIL'),
    /** The folder of the payment providers' settlement reports; without it staff read each by hand. */
    settlementDir: said('SETTLEMENT_DIR'),
    /** The folder of files that visitors send; `files` in the data folder by default. */
    filesDir: said('FILES_DIR'),
    /** The bucket of these files, instead of a folder. */
    fileBucket,
    /** `web` reads links of real stores; off by default. */
    linkReader,
    logLevel: text('LOG_LEVEL', 'info'),
    runsJobs: !isOn('WITHOUT_JOBS'),
    checksAnswers: isOn('CHECK_ANSWERS'),
    /** For measuring: a benchmark sends more requests in a second than shoppers do in an hour. */
    limitsCalls: !isOn('WITHOUT_CALL_LIMITS'),
  };
  reader.mustBeClean();
  return settings;
};

export type ApiSettings = ReturnType<typeof readApiSettings>;
