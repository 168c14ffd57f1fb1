import type { JudgedUnit, TextRefusal, UnreadXliff } from '@shop/commerce-texts';

export const TEXTS_USAGE = `npm run texts -- list [words]                              texts by their words, key, library, folder or story
npm run texts -- show <key>                                one text in every language, and brands that say it otherwise
npm run texts -- change <key> <language> "<text>"          changes it in one language; a running shop shows it at once
npm run texts -- revert <key> <language>                   what was shown before is shown again
npm run texts -- export <from> <to> <file>                 writes texts for a translator as XLIFF 2
npm run texts -- import <file> [--accept]                  what a translated file would change; with --accept it does
--brand ae: the texts of one brand instead of those for all
list and export: --library feature-cart, --filter changed|same|missing
Languages: en, lt, lv, ee`;

type Reason = Exclude<TextRefusal['code'], 'unchanged'> | 'source_changed' | 'twice' | 'broken';

const REASONS: Readonly<Record<Reason, string>> = {
  empty: 'The text is empty.',
  too_long: 'The text is too long. At most this many characters:',
  control: 'There are characters that no page can show.',
  syntax: 'A bracket or a form is wrong near:',
  missing: 'This is missing:',
  unknown: 'The page does not know this:',
  form_missing: 'Add the forms:',
  form_unknown: 'The language has no form:',
  choice: 'The choices must be the same:',
  markup: 'Markup is not allowed:',
  colleague: 'A colleague has just changed this text. It is now:',
  unknown_key: 'The shop has no such text:',
  source_changed: 'The source text is now:',
  twice: 'The file has this text twice.',
  broken: 'A placeholder is broken:',
};

const isReason = (code: string): code is Reason => Object.hasOwn(REASONS, code);

/** A reason as a line: `text.missing` and `missing` are the same. */
export const reasonText = ({ code, what }: NonNullable<JudgedUnit['reason']>): string => {
  const short = code.replace(/^text\./, '');
  return [isReason(short) ? REASONS[short] : short, what].filter(Boolean).join(' ');
};

export const FILE_FAULTS: Readonly<Record<UnreadXliff['code'], string>> = {
  xml: 'The file cannot be read as XML.',
  doctype: 'The file has a document type. Export it without one.',
  no_xliff: 'This is no XLIFF 2 file.',
  language: 'The file must have two different languages of the shop.',
  brands: 'The file must be for one brand of the shop, or for all.',
  too_many_units: 'The file has too many texts.',
};

/** Texts of people and files, without characters that change what a terminal shows. */
export const printable = (text: string): string =>
  text.replaceAll(/[^\P{C}\n]/gu, '?').replaceAll('\n', String.raw`\n`);
