import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '@shop/commerce-payments/providers';
import { MAIN_ACCOUNT, ownAccounts, type SettledProvider } from './accounts.ts';
import type { ReportFile } from './read-report.ts';

const namesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile() && /\.csv$/i.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
};

/**
 * The reports in a folder, in the order of their names: `<provider>/*.csv`, and `<provider>/<brand>/*.csv` of a brand
 * that has an account of its own.
 */
export async function* reportsIn(
  folder: string,
  providers: readonly SettledProvider[],
  settings: Settings,
): AsyncGenerator<ReportFile> {
  for (const provider of providers.filter(({ readSettlement }) => readSettlement))
    for (const account of [MAIN_ACCOUNT, ...ownAccounts(provider, settings)]) {
      const own = path.join(folder, provider.id, account === MAIN_ACCOUNT ? '' : account);
      for (const name of await namesIn(own)) {
        const bytes = await readFile(path.join(own, name));
        yield { provider, account, name, bytes, readBy: 'daily' };
      }
    }
}
