import { getLanguage, type LocaleCode } from '@shop/domain/languages';
import { formsOf, outlineOf, tokenSpans } from '@shop/i18n/changed-text';

export const XLIFF_NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';

export type ExportedText = {
  readonly key: string;
  readonly library: string;
  readonly source: string;
  /** '' where there is none yet. */
  readonly target: string;
};

type Piece = { readonly text: string; readonly isToken: boolean };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const piecesOf = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of tokenSpans(text)) {
    if (start > at) pieces.push({ text: text.slice(at, start), isToken: false });
    pieces.push({ text: text.slice(start, end), isToken: true });
    at = end;
  }
  return [...pieces, { text: text.slice(at), isToken: false }];
};

const tokensIn = (pieces: readonly Piece[]): string[] =>
  pieces.filter(({ isToken }) => isToken).map(({ text }) => text);

/** Writes pieces; a placeholder of the target has the id of the same one in the source, as far as there are any. */
const writePieces = (
  pieces: readonly Piece[],
  source: readonly string[],
  data: readonly string[],
): string => {
  const used = new Set<number>();
  let extra = source.length;
  return pieces
    .map(({ text, isToken }) => {
      if (!isToken) return escaped(text);
      const at = source.findIndex((token, index) => token === text && !used.has(index));
      if (at >= 0) used.add(at);
      const id = at >= 0 ? at + 1 : (extra += 1);
      return `<ph id="${id}" dataRef="d${data.indexOf(text) + 1}" disp="${escaped(text)}" canDelete="no"/>`;
    })
    .join('');
};

const notesOf = (locale: LocaleCode, { source, library }: ExportedText): string[] => {
  const counts = outlineOf(source).forms.filter(({ kind }) => kind !== 'select');
  return [
    `<note category="library">${escaped(library)}</note>`,
    ...counts.map(({ name, kind }) => {
      const forms = formsOf(locale, kind === 'ordinal' ? kind : 'plural').join(', ');
      return `<note category="forms">${escaped(`{${name}}`)} needs the forms: ${forms}</note>`;
    }),
  ];
};

const BRAND = 'brand:';

/** The brand that a file's attribute `original` names; '' without one. */
export const brandIn = (original: string | undefined): string =>
  original?.startsWith(BRAND) === true ? original.slice(BRAND.length) : '';

const writeUnit = (locale: LocaleCode, text: ExportedText): string => {
  const [source, target] = [piecesOf(text.source), piecesOf(text.target)];
  const data = [...new Set([...tokensIn(source), ...tokensIn(target)])];
  const state = text.target === '' ? 'initial' : 'translated';
  return [
    `    <unit id="${escaped(text.key)}" name="${escaped(text.key)}">`,
    `      <notes>${notesOf(locale, text).join('')}</notes>`,
    data.length === 0
      ? ''
      : `      <originalData>${data.map((token, at) => `<data id="d${at + 1}">${escaped(token)}</data>`).join('')}</originalData>`,
    `      <segment state="${state}">`,
    `        <source>${writePieces(source, tokensIn(source), data)}</source>`,
    text.target === '' ? '' : `        <target>${writePieces(target, tokensIn(source), data)}</target>`,
    '      </segment>',
    '    </unit>',
  ]
    .filter(Boolean)
    .join('\n');
};

/**
 * Texts of two languages as XLIFF 2.0, a file of it for each library. Values, counts and tags are placeholders; the
 * structure of plurals and choices stays text, because languages differ in it. Texts of one brand name it as the original of
 * their file, an attribute that no tool may change.
 */
export const writeXliff = (
  { from, to, brand }: { readonly from: LocaleCode; readonly to: LocaleCode; readonly brand: string },
  texts: readonly ExportedText[],
): string => {
  const original = brand === '' ? '' : ` original="${escaped(BRAND + brand)}"`;
  const libraries = [...new Set(texts.map(({ library }) => library))];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${XLIFF_NAMESPACE}" version="2.0" srcLang="${getLanguage(from).tag}" trgLang="${getLanguage(to).tag}">`,
    ...libraries.flatMap((library) => [
      `  <file id="${escaped(library)}"${original} canResegment="no" xml:space="preserve">`,
      ...texts.filter((text) => text.library === library).map((text) => writeUnit(to, text)),
      '  </file>',
    ]),
    '</xliff>',
    '',
  ].join('\n');
};
