import { pendingMigrations, sql, type Database } from '@shop/database';

export type Probe = { readonly name: string; readonly check: () => Promise<void> };
export type Readiness = {
  readonly isReady: boolean;
  /** `ok`, or the reason; for operators only. */
  readonly details: Readonly<Record<string, string>>;
};

/** Below this, PostgreSQL and the picture store cannot be relied on. */
export const LEAST_FREE_BYTES = 256 * 1024 * 1024;
const PATIENCE_MS = 2_000;
/** The endpoint is public: within this time the last answer is returned again. */
const REMEMBERED_MS = 1_000;

export type ReadinessDeps = { db: Database; freeDiskBytes: () => Promise<number> };

/** The conditions for this process to take requests. */
export const createProbes = ({ db, freeDiskBytes }: ReadinessDeps): readonly Probe[] => [
  {
    name: 'database',
    check: async () => {
      await sql`select 1`.execute(db);
    },
  },
  {
    name: 'migrations',
    check: async () => {
      const pending = await pendingMigrations(db);
      if (pending.length > 0) throw new Error(`pending: ${pending.join(', ')}`);
    },
  },
  {
    name: 'disk',
    check: async () => {
      const free = await freeDiskBytes();
      if (free < LEAST_FREE_BYTES) throw new Error(`${Math.floor(free / 1024 / 1024)} MB free`);
    },
  },
];

/** Runs all probes at once, at most once a second for any number of requests. */
export const createReadiness = (probes: readonly Probe[], now = () => performance.now()) => {
  let asked: { at: number; answer: Promise<Readiness> } | undefined;
  return (): Promise<Readiness> => {
    if (!asked || now() - asked.at >= REMEMBERED_MS) asked = { at: now(), answer: askAll(probes) };
    return asked.answer;
  };
};

const askAll = async (probes: readonly Probe[]): Promise<Readiness> => {
  const said = await Promise.all(probes.map(async (probe) => [probe.name, await resultOf(probe)] as const));
  return { isReady: said.every(([, result]) => result === 'ok'), details: Object.fromEntries(said) };
};

const resultOf = async ({ check }: Probe): Promise<string> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    await Promise.race([check(), tooLate]);
    return 'ok';
  } catch (error) {
    return error instanceof Error ? error.message : 'failed';
  } finally {
    clearTimeout(timer);
  }
};
