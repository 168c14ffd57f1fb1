import { parseArgs } from 'node:util';
import { createDatabase, openDatabase } from '@shop/database';
import { createPathRedirects, type SaveOutcome } from '@shop/commerce-configuration';
import { readEnv } from '../env.ts';

/**
 * `npm run redirects`: all of them. `npm run redirects -- /old /c/shoes --permanent --brand lt` saves one, and
 * `--remove /old` removes one.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    brand: { type: 'string' },
    permanent: { type: 'boolean', default: false },
    remove: { type: 'string' },
  },
});

const REFUSALS: Readonly<Record<Exclude<SaveOutcome, 'saved'>, string>> = {
  no_path: 'The old address must be a path of the shop, such as /old-page.',
  no_target: 'The new address must be a path of the shop or begin with https://.',
  loop: 'The new address leads back to the old one.',
};

const env = readEnv(process.env);
const opened = await openDatabase({ DATABASE_URL: env.databaseUrl, SHOP_DATA_DIR: env.dataDir });
const db = createDatabase(opened.url, { poolSize: 1 });
const redirects = createPathRedirects(db);
const brand = values.brand ?? null;

const refuse = (reason: string): void => {
  console.error(reason);
  process.exitCode = 1;
};

const list = async (): Promise<void> => {
  for (const row of await redirects.list())
    console.log([row.brand_key ?? 'all', row.is_permanent ? 301 : 302, row.from_path, row.target].join('  '));
};

const save = async (from: string, to: string): Promise<void> => {
  const outcome = await redirects.save({ brand, from, to, isPermanent: values.permanent });
  if (outcome !== 'saved') refuse(REFUSALS[outcome]);
};

try {
  const [from, to] = positionals;
  if (values.remove !== undefined) {
    if (!(await redirects.remove(brand, values.remove))) refuse('No such redirect.');
  } else if (from !== undefined && to !== undefined) await save(from, to);
  else if (from === undefined) await list();
  else refuse('Name the old and the new address.');
} finally {
  await db.destroy();
  await opened.close();
}
