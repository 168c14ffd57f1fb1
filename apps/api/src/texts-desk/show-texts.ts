import type { TextsDesk } from '@shop/commerce-texts';
import { bad, good, type DeskAnswer } from '../orders-desk/desk-answer.ts';
import { alignedRows } from '../payments-desk/aligned-rows.ts';
import type { TextsAsked } from './read-texts-asked.ts';
import { printable, reasonText } from './texts-desk-texts.ts';

const MOST_ROWS = 200;
const LONGEST_CELL = 60;

const shortened = (text: string): string => {
  const shown = printable(text);
  return shown.length > LONGEST_CELL ? `${shown.slice(0, LONGEST_CELL - 1)}…` : shown;
};

const nameOf = (brand: string): string => (brand === '' ? 'all' : brand);

/** The texts that match, in English, with the brands that staff changed them for. */
export const listTexts = async (
  desk: TextsDesk,
  { rest, brand, library, filter }: TextsAsked,
): Promise<DeskAnswer> => {
  const found = await desk.list({ words: rest.join(' '), brand, library, filter });
  if (found.length === 0) return good('No text matches.');
  const rows = found.slice(0, MOST_ROWS).map((text) => {
    const changed = text.in.flatMap(({ locale, changedFor }) =>
      changedFor.map((of) => `${locale} ${nameOf(of)}`),
    );
    const [english] = text.in;
    return [text.key, text.library, changed.join(', ') || '-', shortened(english?.text ?? '')];
  });
  const more = found.length - rows.length;
  return good(
    [
      alignedRows([['key', 'library', 'changed', 'english'], ...rows]),
      ...(more > 0 ? [`and ${more} more: search for other words`] : []),
    ].join('\n'),
  );
};

export const showText = async (desk: TextsDesk, key: string, brand: string): Promise<DeskAnswer> => {
  const text = await desk.show(key, brand);
  if (!text) return bad(reasonText({ code: 'unknown_key', what: printable(key) }));
  return good(
    [
      `${text.key} (${text.library}), ${nameOf(brand)}`,
      ...text.in.flatMap(({ locale, shown, compiled, without, isChanged, others }) => [
        `${locale}: ${printable(shown)}`,
        ...(isChanged ? [`  changed; without it: ${printable(without)}`] : []),
        ...(compiled === shown || compiled === without ? [] : [`  in the build: ${printable(compiled)}`]),
        ...others.map((other) => `  ${other.brand}: ${printable(other.text)}`),
      ]),
      ...text.stories.map(({ title }) => `story: ${title}`),
    ].join('\n'),
  );
};
