import { readFile, stat, writeFile } from 'node:fs/promises';
import { UnreadXliff, type JudgedUnit, type ReadXliff, type TextsDesk } from '@shop/commerce-texts';
import { LARGEST_TEXT_FILE } from '@shop/contracts/staff-calls';
import { bad, good, type DeskAnswer } from '../orders-desk/desk-answer.ts';
import { localeIn, type TextsAsked } from './read-texts-asked.ts';
import { FILE_FAULTS, printable, reasonText, TEXTS_USAGE } from './texts-desk-texts.ts';

/** Writes a new file: one that is there is never replaced. */
export const exportFile = async (
  desk: TextsDesk,
  { rest: [from, to, file = ''], brand, library, filter }: TextsAsked,
): Promise<DeskAnswer> => {
  const [source, target] = [localeIn(from), localeIn(to)];
  if (!source || !target) return bad(TEXTS_USAGE);
  if (source === target) return bad('Choose two different languages.');
  const { xml, count } = await desk.export({ from: source, to: target, brand, library, filter });
  if (count === 0) return bad('No text matches.');
  try {
    await writeFile(file, xml, { flag: 'wx' });
  } catch {
    return bad('The file cannot be written, or is there already.');
  }
  return good(`${count} texts: ${file}`);
};

const linesOf = (judged: readonly JudgedUnit[]): readonly string[] =>
  judged.flatMap(({ key, outcome, now, text, reason }) => {
    if (outcome === 'unchanged') return [];
    const change = `${printable(key)}: ${printable(now)} → ${printable(text)}`;
    return reason ? [`${change}\n  refused: ${printable(reasonText(reason))}`] : [change];
  });

const countOf = (judged: readonly JudgedUnit[], outcome: JudgedUnit['outcome']): number =>
  judged.filter((unit) => unit.outcome === outcome).length;

const readBytes = async (file: string): Promise<Uint8Array | null> => {
  try {
    const { size } = await stat(file);
    return size > LARGEST_TEXT_FILE ? null : await readFile(file);
  } catch {
    return null;
  }
};

/** The file, or why it is not taken. */
const readXliffFile = async (desk: TextsDesk, path: string, brand: string): Promise<ReadXliff | string> => {
  const bytes = await readBytes(path);
  if (!bytes) return 'The file cannot be read, or is larger than 4 MB.';
  try {
    const file = desk.read(bytes);
    if (!desk.isKnownBrand(file.brand)) return FILE_FAULTS.brands;
    return brand === '' || brand === file.brand ? file : `The file is for ${file.brand || 'all brands'}.`;
  } catch (failure) {
    if (failure instanceof UnreadXliff) return FILE_FAULTS[failure.code];
    throw failure;
  }
};

/** Says what a translated file would change; with `--accept` it is changed. */
export const importFile = async (
  desk: TextsDesk,
  { rest: [path = ''], brand, isAccepted }: TextsAsked,
  staff: string,
): Promise<DeskAnswer> => {
  const file = await readXliffFile(desk, path, brand);
  if (typeof file === 'string') return bad(file);
  const done = isAccepted ? await desk.accept(file, `desk:${staff}`) : null;
  const judged = done?.judged ?? (await desk.judge(file));
  const refused = countOf(judged, 'refused');
  const counts = `${countOf(judged, 'unchanged')} unchanged, ${refused} refused`;
  const said = done
    ? `${done.accepted} changed, ${counts}`
    : `${countOf(judged, 'accepted')} to change, ${counts}; --accept changes them`;
  return { text: [...linesOf(judged), said].join('\n'), exitCode: refused > 0 ? 1 : 0 };
};
