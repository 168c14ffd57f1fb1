import type { Jobs } from '@shop/commerce-jobs';
import type { SettledProvider } from './accounts.ts';
import { readReport, sha256Of, type SettlementDeps } from './read-report.ts';
import { reportsIn } from './settlement-folder.ts';
import { hasReport } from './settlements.repository.ts';

type Log = {
  readonly info: (details: object, message: string) => void;
  readonly error: (details: object, message: string) => void;
};

export type DailyDeps = SettlementDeps & {
  readonly log: Log;
  readonly providers: readonly SettledProvider[];
};

const READ_SETTLEMENTS = 'settlements.read';
/** After the providers' own nights, in UTC. */
const EVERY_MORNING = '20 6 * * *';

/**
 * Reads the reports of a folder that were not read before.
 * @throws when one was refused, after all others were read: the job counts as failed.
 */
export const readFolder = async (deps: DailyDeps, folder: string): Promise<void> => {
  const refused: string[] = [];
  for await (const file of reportsIn(folder, deps.providers, deps.settings)) {
    const { provider, account, name } = file;
    if (await hasReport(deps.db, { provider: provider.id, account, sha256: sha256Of(file.bytes) })) continue;
    const about = { provider: provider.id, account, file: name };
    const read = await readReport(deps, file);
    if (read.ok) {
      deps.log.info({ ...about, ...read.value }, 'read a settlement report');
      continue;
    }
    deps.log.error({ ...about, ...read.error }, 'a settlement report is refused');
    refused.push(`${provider.id}/${name}`);
  }
  if (refused.length > 0) throw new Error(`settlement reports are refused: ${refused.join(', ')}`);
};

/** Reads the folder of reports every morning. */
export const readSettlementsDaily = (
  jobs: Pick<Jobs, 'work' | 'schedule'>,
  deps: DailyDeps,
  folder: string,
): void => {
  jobs.work(READ_SETTLEMENTS, () => readFolder(deps, folder));
  jobs.schedule(READ_SETTLEMENTS, EVERY_MORNING);
};
