import {
  createDatabase,
  migrateAs,
  openDatabase,
  systemClock,
  type Clock,
  type Database,
} from '@shop/database';
import { createAuditLog, type AuditLog } from '@shop/commerce-kit/audit-log';
import { createBrandDirectory, type BrandDirectory } from '@shop/commerce-kit/brand-directory';
import { createChangeListener, type ChangeListener } from '@shop/commerce-kit/change-listener';
import { loadPageTexts, type PageText } from '@shop/outbound/page-texts';
import { openStoryPictures, type StoryPictures } from '@shop/outbound/story-pictures';
import { openFailureReports } from '@shop/outbound/reports';
import { openFileStorage } from './file-storage.ts';
import { openLinkReader } from './link-reader.ts';
import type { Env } from './env.ts';
import { freeDiskBytes } from '@shop/commerce-operations/health';
import { createLogger, type Logger } from '@shop/commerce-kit/logger';
import { createTrustedHeaders, type TrustedHeaders } from '@shop/commerce-kit/trusted-headers';
import type { LinkReader, PictureReader } from '@shop/link-reader';
import type { FileStorage } from '@shop/commerce-files';
import { createJobs, type Jobs } from '@shop/commerce-jobs';
import type { Patience } from '@shop/commerce-checkout';
import type { CarrierSettings } from '@shop/commerce-tracking';
import type { TrackerSettings } from '@shop/commerce-trackers';
import { createMail, type Mail } from '@shop/commerce-mail';
import { createReturnPaths, type ReturnPaths } from '@shop/commerce-mail-reports';
import { keepProcessors, type Crash } from '@shop/commerce-payments';
import type { ProviderEntry, Settings } from '@shop/commerce-payments/providers';
import { keepFactorKey } from './factor-key.ts';
import { providerEntries } from './payment-providers.ts';

/** Longer than any statement of the shop takes, shorter than the time that a page waits. */
const STATEMENT_MS = 2_000;
const CONNECT_MS = 1_500;
/** A build of prices holds one connection for its lock and writes on two others, beside the jobs. */
const BACKGROUND_POOL = 5;

/** The dependencies of the API. */
export type ApiDeps = {
  db: Database;
  /** For work that no request waits for: its statements take as long as they need. */
  background: Database;
  log: Logger;
  clock: Clock;
  brands: BrandDirectory;
  changes: ChangeListener;
  headers: TrustedHeaders;
  jobs: Jobs;
  mail: Mail;
  /** The envelope senders of mails, to which bounces are sent. */
  returnPaths: ReturnPaths;
  /** Where reports about mails arrive: the folder of a mailbox, and the key of the mail service that posts them. */
  reports: { readonly dir?: string | undefined; readonly webhookSecret?: string | undefined };
  audit: AuditLog;
  /** The recipient of alerts. */
  alertMail?: string | undefined;
  /** Free space where the shop stores its files. */
  freeDiskBytes: () => Promise<number>;
  /** The bytes of files that visitors send. */
  fileStorage: FileStorage;
  /** Reads pages of web stores. */
  links: LinkReader;
  pictures: PictureReader;
  /** Shared with the web server; embedded providers sign with it. */
  secret: string;
  /** Seals the keys of authenticator apps. */
  factorKey: string;
  /** This API's own address, where embedded providers post their webhooks. */
  ownUrl: string;
  /** False: the demo profile, whose provider takes no money, with a mailbox page and API docs. */
  isProduction: boolean;
  /** All payment providers; the profile and their settings decide which of them take payments. */
  providerEntries: readonly ProviderEntry[];
  providerSettings: Settings;
  /** Keys of trackers' server APIs. */
  trackerSettings: TrackerSettings;
  /** Keys of carriers that are asked about parcels. */
  carrierSettings: CarrierSettings;
  /** The folder of settlement reports that are read every morning. */
  settlementDir?: string | undefined;
  /** The address of the register of VAT numbers; the embedded one without it. */
  viesUrl?: string | undefined;
  /** The compiled texts of the shop's pages; read when staff first look for one. */
  pageTexts: () => readonly PageText[];
  /** The address of the office; undefined: the shop has none. */
  officeUrl?: string | undefined;
  /** The address of a built Storybook. */
  storybookUrl?: string | undefined;
  /** Pictures of its stories. */
  storyPictures: StoryPictures;
  /** All public addresses are https: every answer has the HSTS header. */
  isSecure: boolean;
  /** Milliseconds until a request must have arrived; a default without it. */
  requestMs?: number;
  /** Checks every answer against its contract: for tests; elsewhere the types are trusted. */
  checksAnswers: boolean;
  /** False for load measurements. */
  limitsCalls?: boolean;
  /** For proofs only: ends the process at a named point of a purchase. */
  crash?: Crash;
  /** Time limits of payments; defaults without it. */
  patience?: Partial<Patience>;
  /** The process is shutting down and no longer ready. */
  isEnding?: () => boolean;
  /** False leaves reconciling and the work of embedded providers to other processes. */
  runsDuties?: boolean;
};

/** Creates the real dependencies from the environment, and the function that closes them. */
export const createApiDeps = async (
  env: Env,
  clock: Clock = systemClock,
): Promise<{ deps: ApiDeps; databaseUrl: string; close: () => Promise<void> }> => {
  const reports = await openFailureReports(env.reportTo && { ...env.reportTo, server: 'api' });
  const log = createLogger(env.logLevel, reports.report);
  const opened = await openDatabase({ DATABASE_URL: env.databaseUrl, SHOP_DATA_DIR: env.dataDir });
  const migrating = createDatabase(opened.url, { poolSize: 1 });
  try {
    await migrateAs(migrating, env.isProduction ? 'production' : 'demo');
    await keepProcessors(migrating, providerEntries);
  } finally {
    await migrating.destroy();
  }

  const db = createDatabase(opened.url, {
    clock,
    poolSize: env.databasePool,
    statementTimeout: STATEMENT_MS,
    connectTimeout: CONNECT_MS,
    applicationName: 'shop-api',
    onConnectionLost: ({ message }) => log.warn({ reason: message }, 'lost a database connection'),
  });
  const background = createDatabase(opened.url, {
    clock,
    poolSize: BACKGROUND_POOL,
    connectTimeout: CONNECT_MS,
    applicationName: 'shop-api-background',
    onConnectionLost: ({ message }) => log.warn({ reason: message }, 'lost a database connection'),
  });
  const brands = createBrandDirectory(db, env);
  const changes = createChangeListener(opened.url, log);
  const jobs = createJobs({ databaseUrl: opened.url, log });
  const returnPaths = createReturnPaths(env.secret, env.bounceAddress);
  const mail = createMail({
    ...{ db, jobs, brands, log, clock, returnPaths, reportDir: env.reportDir },
    ...{ smtpUrl: env.smtpUrl, from: env.mailFrom, quietHours: env.quietHours },
  });

  const reader = openLinkReader(env, db);
  const audit = createAuditLog({ db, secret: env.secret, clock, log });

  const deps: ApiDeps = {
    db,
    background,
    log,
    clock,
    brands,
    changes,
    headers: createTrustedHeaders(env.secret, brands),
    jobs,
    mail,
    returnPaths,
    reports: { dir: env.reportDir, webhookSecret: env.mailWebhookSecret },
    audit,
    alertMail: env.alertMail,
    freeDiskBytes: () => freeDiskBytes(env.dataDir),
    fileStorage: openFileStorage(env, clock),
    links: reader.links,
    pictures: reader.pictures,
    secret: env.secret,
    factorKey: env.factorKey ?? (await keepFactorKey(env.dataDir)),
    ownUrl: `http://${env.host}:${env.port}`,
    isProduction: env.isProduction,
    isSecure: env.appUrls.size > 0 && [...env.appUrls.values()].every((url) => url.startsWith('https:')),
    providerEntries,
    providerSettings: env.providerSettings,
    trackerSettings: env.trackerSettings,
    carrierSettings: env.carrierSettings,
    settlementDir: env.settlementDir,
    viesUrl: env.viesUrl,
    pageTexts: () => loadPageTexts(import.meta.dirname),
    officeUrl: env.officeUrl,
    storybookUrl: env.storybookUrl,
    storyPictures: openStoryPictures(env.storyPicturesDir),
    checksAnswers: env.checksAnswers,
    limitsCalls: env.limitsCalls,
  };
  const close = async () => {
    await changes.close();
    await jobs.stop();
    await audit.close();
    await reader.close();
    await Promise.all([db.destroy(), background.destroy()]);
    await opened.close();
    await reports.close();
  };
  return { deps, databaseUrl: opened.url, close };
};
