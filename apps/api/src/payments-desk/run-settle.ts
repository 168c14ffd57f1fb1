import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MAIN_ACCOUNT, readReport, type ReportRefusal } from '@shop/commerce-settlements';
import { appendAct } from '@shop/commerce-staff';
import type { DeskDeps } from './desk-deps.ts';
import { USAGE, type DeskAnswer } from './desk-texts.ts';

const REFUSALS: Readonly<Record<Exclude<ReportRefusal['kind'], 'unreadable'>, string>> = {
  no_reports: 'This provider has no settlement reports that can be read.',
  unknown_account: 'The settings name no account of this brand at the provider.',
  too_large: 'The file is larger than 5 MB. Ask the provider for a report of fewer days.',
  not_utf8: 'The file is no text in UTF-8.',
  no_day: 'The file has no movement, and its name has no day: name it by its day, as 2026-11-25.csv.',
  read_before: 'This file was read before. Nothing has changed.',
};

const refused = (text: string): DeskAnswer => ({ text, exitCode: 1 });

const read = (args: readonly string[]) => {
  try {
    const options = { account: { type: 'string', default: MAIN_ACCOUNT } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [id, file, ...rest] = positionals;
    return id === undefined || file === undefined || rest.length > 0 ? null : { id, file, ...values };
  } catch {
    // An unknown option.
    return null;
  }
};

const bytesOf = async (file: string): Promise<Uint8Array | null> => {
  try {
    return await readFile(file);
  } catch {
    return null;
  }
};

/** Runs `settle <provider> <file>`. */
export const runSettle = async (
  deps: DeskDeps,
  staff: string,
  args: readonly string[],
): Promise<DeskAnswer> => {
  const asked = read(args);
  if (!asked) return refused(USAGE);
  const provider = deps.providerEntries.find(({ id }) => id === asked.id);
  if (!provider) return refused(`There is no provider "${asked.id}".`);
  const bytes = await bytesOf(asked.file);
  if (!bytes) return refused(`The file ${asked.file} cannot be read.`);
  const report = await readReport(
    { ...deps, settings: deps.providerSettings },
    { provider, account: asked.account, name: path.basename(asked.file), bytes, readBy: staff },
  );
  if (!report.ok)
    return refused(
      report.error.kind === 'unreadable'
        ? `The file is refused: ${report.error.why}.`
        : REFUSALS[report.error.kind],
    );
  const { day, lines, differences } = report.value;
  await deps.db.transaction().execute((tx) =>
    appendAct(tx, {
      at: deps.clock(),
      who: `desk:${staff}`,
      act: 'settlement.read',
      subject: { kind: 'settlement', id: `${provider.id}:${asked.account}:${day}` },
      before: null,
      after: { day, lines, differences },
      reason: path.basename(asked.file),
    }),
  );
  const found = differences === 0 ? 'No new difference.' : `New differences: ${differences}, see "review".`;
  return { text: `The report of ${day} is read. Movements: ${lines}. ${found}`, exitCode: 0 };
};
