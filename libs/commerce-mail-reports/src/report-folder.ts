import { lstat, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from '@shop/commerce-kit/logger';
import type { Jobs } from '@shop/commerce-jobs';
import type { HearReport } from './hear-report.ts';
import { LARGEST_REPORT, readReport } from './read-report.ts';

const READ_REPORTS = 'mail-reports-read';
/** In one run; the others wait for the next. */
const MOST_FILES = 200;
/** Read messages name people. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

type FolderDeps = {
  readonly hear: HearReport;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly clock: () => Date;
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const filesIn = async (folder: string, isMessage: (name: string) => boolean): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile() && isMessage(entry.name))
    .map(({ name }) => path.join(folder, name));
};

const readMessage = async (file: string) => {
  const { size } = await lstat(file);
  return readReport(size > LARGEST_REPORT ? new Uint8Array(LARGEST_REPORT + 1) : await readFile(file));
};

const move = async (file: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true });
  await rename(file, path.join(to, path.basename(file)));
};

const forget = async (folder: string, before: Date): Promise<void> => {
  for (const file of await filesIn(folder, () => true))
    if ((await lstat(file)).mtime < before) await rm(file, { force: true });
};

/**
 * Reads each message of a mailbox once: files of `new` (a maildir), and `*.eml`. A report that was counted, or heard
 * before, goes to `done`, everything else to `refused`; both are emptied after 30 days. A file that another process has
 * moved meanwhile is left to it.
 */
export const readReportFolder = async ({ hear, log, clock }: FolderDeps, folder: string): Promise<void> => {
  const found = [
    ...(await filesIn(path.join(folder, 'new'), () => true)),
    ...(await filesIn(folder, (name) => /\.eml$/i.test(name))),
  ];
  for (const file of found.toSorted().slice(0, MOST_FILES)) {
    try {
      const report = await readMessage(file);
      const outcome = report.ok ? await hear(report.value) : report.error;
      const isDone = outcome === 'counted' || outcome === 'repeated';
      if (!isDone)
        log.warn({ file: path.basename(file), outcome }, 'a message to the return path is no report');
      await move(file, path.join(folder, isDone ? 'done' : 'refused'));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  const before = new Date(clock().getTime() - KEPT_DAYS * DAY_MS);
  for (const kept of ['done', 'refused']) await forget(path.join(folder, kept), before);
};

/** Every minute. */
export const readReportsRegularly = (
  jobs: Pick<Jobs, 'work' | 'schedule'>,
  deps: FolderDeps,
  folder: string,
): void => {
  jobs.work(READ_REPORTS, () => readReportFolder(deps, folder), { oneWaiting: true, retries: 0 });
  jobs.schedule(READ_REPORTS, '* * * * *');
};
