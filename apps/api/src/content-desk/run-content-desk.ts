import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { restoreRevision, savePage, saveTopic, type ContentDeskDeps } from '@shop/commerce-content';
import { CONTENT_KINDS, type ContentKind } from '@shop/contracts/content';
import { bad, good, type DeskAnswer } from '../orders-desk/desk-answer.ts';
import { CONTENT_USAGE, refusalText } from './content-desk-texts.ts';
import { listLetters, listPages, showPage } from './show-content.ts';

const NUMBER = /^[1-9]\d{0,6}$/;

type Asked = {
  readonly command: string;
  readonly rest: readonly string[];
  readonly brand: string | undefined;
};

/** Null for an unknown option. */
const read = (args: readonly string[]): Asked | null => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { brand: { type: 'string' } },
      allowPositionals: true,
    });
    const [command = '', ...rest] = positionals;
    return { command, rest, brand: values.brand };
  } catch {
    return null;
  }
};

const kindIn = (given: string | undefined): ContentKind | undefined =>
  CONTENT_KINDS.find((kind) => kind === given);

const readRecords = async (file: string): Promise<readonly unknown[] | null> => {
  try {
    const given: unknown = JSON.parse(await readFile(file, 'utf8'));
    return Array.isArray(given) ? (given as readonly unknown[]) : [given];
  } catch {
    return null;
  }
};

const isTopic = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && 'topic_of' in record;

/** Each record of a file on its own; the first refusal ends it. */
const put = async (deps: ContentDeskDeps, staff: string, file: string): Promise<DeskAnswer> => {
  const records = await readRecords(file);
  if (!records) return bad('The file cannot be read, or is no JSON.');
  const saved: string[] = [];
  for (const record of records) {
    const done = await (isTopic(record) ? saveTopic : savePage)(deps, record, staff);
    if (!done.ok) return bad([...saved, refusalText(done.error)].join('\n'));
    saved.push(`${done.value.address}: saved as ${done.value.number}`);
  }
  return good(saved.join('\n'));
};

const RESTORE_REFUSALS = {
  unknown_page: 'There is no such page.',
  unknown_revision: 'The page has no text with this number.',
  newer_text: 'A newer text was saved since.',
} as const;

const restore = async (
  deps: ContentDeskDeps,
  staff: string,
  [kind, slug = '', number = '', ...more]: readonly string[],
): Promise<DeskAnswer> => {
  const known = kindIn(kind);
  if (!known || !NUMBER.test(number) || more.length > 0) return bad(CONTENT_USAGE);
  const done = await restoreRevision(deps, { kind: known, slug, number: Number(number) }, staff);
  return done.ok
    ? good(`${done.value.address}: ${number} is now ${done.value.number}`)
    : bad(RESTORE_REFUSALS[done.error]);
};

const show = ({ db }: ContentDeskDeps, [kind, slug = '', number]: readonly string[]): Promise<DeskAnswer> => {
  const known = kindIn(kind);
  if (!known || (number !== undefined && !NUMBER.test(number))) return Promise.resolve(bad(CONTENT_USAGE));
  return showPage(db, known, slug, number === undefined ? undefined : Number(number));
};

/** Runs one command of staff about the content. */
export const runContentDesk = async (
  deps: ContentDeskDeps,
  staff: string,
  args: readonly string[],
): Promise<DeskAnswer> => {
  const asked = read(args);
  if (!asked) return bad(CONTENT_USAGE);
  const { command, rest, brand } = asked;
  const [file] = rest;
  if (command === 'list' && rest.length === 0) return listPages(deps.db);
  if (command === 'letters' && rest.length === 0) return listLetters(deps.db, brand);
  if (command === 'put' && file !== undefined && rest.length === 1) return put(deps, staff, file);
  if (command === 'show' && rest.length <= 3) return show(deps, rest);
  return command === 'restore' ? restore(deps, staff, rest) : bad(CONTENT_USAGE);
};
