import { createTextsDesk, type TextsDesk, type TextsDeskDeps } from '@shop/commerce-texts';
import { bad, good, type DeskAnswer } from '../orders-desk/desk-answer.ts';
import { localeIn, readTextsAsked, type TextsAsked } from './read-texts-asked.ts';
import { listTexts, showText } from './show-texts.ts';
import { exportFile, importFile } from './text-file-commands.ts';
import { printable, reasonText, TEXTS_USAGE } from './texts-desk-texts.ts';

/** The text is reverted without `text`. */
const change = async (
  desk: TextsDesk,
  staff: string,
  { asked, text }: { readonly asked: TextsAsked; readonly text: string | null },
): Promise<DeskAnswer> => {
  const { rest, brand } = asked;
  const [key = '', language] = rest;
  const locale = localeIn(language);
  if (!locale) return bad(TEXTS_USAGE);
  const refusal = await desk.change({ key, locale, brand, text, who: `desk:${staff}` });
  if (refusal) return bad(printable(reasonText(refusal)));
  const shown = (await desk.show(key, brand))?.in.find((one) => one.locale === locale)?.shown ?? '';
  return good(`${locale} ${key}${brand === '' ? '' : ` ${brand}`}: ${printable(shown)}`);
};

type Command = (desk: TextsDesk, asked: TextsAsked, staff: string) => Promise<DeskAnswer>;

/** Each command, and how many words it may have after its own. */
const COMMANDS: Readonly<Record<string, { readonly words: readonly number[]; readonly run: Command }>> = {
  list: { words: [0, 1, 2, 3, 4, 5], run: listTexts },
  show: { words: [1], run: (desk, { rest: [key = ''], brand }) => showText(desk, key, brand) },
  change: {
    words: [3],
    run: (desk, asked, staff) => change(desk, staff, { asked, text: asked.rest[2] ?? '' }),
  },
  revert: { words: [2], run: (desk, asked, staff) => change(desk, staff, { asked, text: null }) },
  export: { words: [3], run: exportFile },
  import: { words: [1], run: importFile },
};

/** Runs one command of staff about the texts of the interface. */
export const runTextsDesk = async (
  deps: TextsDeskDeps,
  staff: string,
  args: readonly string[],
): Promise<DeskAnswer> => {
  const asked = readTextsAsked(args);
  const command = asked && Object.hasOwn(COMMANDS, asked.command) ? COMMANDS[asked.command] : undefined;
  if (!asked || !command?.words.includes(asked.rest.length)) return bad(TEXTS_USAGE);
  const desk = createTextsDesk(deps);
  if (!desk.isKnownBrand(asked.brand)) return bad('The shop has no such brand.');
  return command.run(desk, asked, staff);
};
