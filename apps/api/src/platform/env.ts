import path from 'node:path';
import * as z from 'zod/mini';

const Port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));
const Flag = z.pipe(
  z.optional(z.string()),
  z.transform((text) => text === '1' || text === 'true'),
);

const Env = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  API_PORT: z._default(Port, 4201),
  /** Loopback: nobody but the web server is to reach the API. */
  API_HOST: z._default(z.string(), '127.0.0.1'),
  SHOP_SECRET: z.optional(z.string()),
  DATABASE_URL: z.optional(z.string()),
  DATABASE_POOL: z._default(z.coerce.number(), 10),
  SHOP_DATA_DIR: z._default(z.string(), '.data'),
  /** Folder of the built brands, each with its `brand.json`. */
  BRANDS_DIR: z._default(z.string(), 'dist/apps'),
  /** Folder of the brands' sources, read instead: on a developer's machine they may be unbuilt. */
  BRAND_SOURCES_DIR: z.optional(z.string()),
  /** Brand of a request that names none: on a developer's machine every unknown host. */
  DEFAULT_BRAND: z._default(z.string(), 'lt'),
  /** Where visitors reach the shop while no public addresses are configured: links in mails. */
  WEB_PORT: z._default(Port, 4200),
  /** `lt=https://lt.example,…`: public addresses; without them mails link to the developer's machine. */
  APP_URLS: z.optional(z.string()),
  SMTP_URL: z.optional(z.string()),
  MAIL_FROM: z._default(z.string(), 'no-reply@nordport.example'),
  LOG_LEVEL: z._default(z.string(), 'info'),
  WITHOUT_JOBS: Flag,
  CHECK_ANSWERS: Flag,
});

const DEVELOPMENT_SECRET = 'shop-development-secret';

/** What the process was told; refuses to run in production on a secret that everybody knows. */
export const readEnv = (given: NodeJS.ProcessEnv) => {
  const env = Env.parse(given);
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction && !env.SHOP_SECRET) throw new Error('SHOP_SECRET must be set in production.');
  return {
    isProduction,
    port: env.API_PORT,
    host: env.API_HOST,
    secret: env.SHOP_SECRET ?? DEVELOPMENT_SECRET,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    dataDir: path.resolve(env.SHOP_DATA_DIR),
    brandsDir: path.resolve(env.BRANDS_DIR),
    brandSourcesDir: env.BRAND_SOURCES_DIR && path.resolve(env.BRAND_SOURCES_DIR),
    defaultBrand: env.DEFAULT_BRAND,
    webPort: env.WEB_PORT,
    appUrls: parseAppUrls(env.APP_URLS),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    logLevel: env.LOG_LEVEL,
    runsJobs: !env.WITHOUT_JOBS,
    checksAnswers: env.CHECK_ANSWERS,
  };
};

export type Env = ReturnType<typeof readEnv>;

const parseAppUrls = (text: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (text ?? '')
      .split(',')
      .map((pair) => pair.trim().split('='))
      .flatMap(([key, url]) => (key && url ? [[key, url] as const] : [])),
  );
