import { LANGUAGES, type LocaleCode } from '@shop/domain/languages';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { createUnitReader, type ReadUnit } from './unit-reader.ts';
import { brandIn, XLIFF_NAMESPACE } from './write-xliff.ts';

const DEEPEST = 30;
const MOST_UNITS = 5_000;

export type ReadXliff = {
  readonly from: LocaleCode;
  readonly to: LocaleCode;
  /** '': for all brands. */
  readonly brand: string;
  readonly units: readonly ReadUnit[];
};

/** Why a file as a whole is not read. */
export class UnreadXliff extends Error {
  readonly code: 'xml' | 'doctype' | 'no_xliff' | 'language' | 'brands' | 'too_many_units';

  constructor(code: UnreadXliff['code']) {
    super(code);
    this.code = code;
  }
}

const localeOf = (tag: string | undefined): LocaleCode => {
  const [language = ''] = (tag ?? '').toLowerCase().split('-');
  const known = LANGUAGES.find((one) => one.tag === language);
  if (!known) throw new UnreadXliff('language');
  return known.code;
};

const readRoot = ({ local, uri, attributes }: SaxesTagNS) => {
  const version = attributes['version']?.value ?? '';
  if (local !== 'xliff' || uri !== XLIFF_NAMESPACE || !/^2\.\d$/.test(version))
    throw new UnreadXliff('no_xliff');
  const [from, to] = [localeOf(attributes['srcLang']?.value), localeOf(attributes['trgLang']?.value)];
  if (from === to) throw new UnreadXliff('language');
  return { from, to };
};

/**
 * Reads the units of an XLIFF 2 file. A document type is refused, so that no entity of the file is ever read.
 * @throws UnreadXliff
 */
export const readXliff = (xml: string): ReadXliff => {
  const parser = new SaxesParser({ xmlns: true });
  const units = createUnitReader();
  let languages: Pick<ReadXliff, 'from' | 'to'> | undefined;
  const brands = new Set<string>();
  let depth = 0;
  parser.on('error', () => {
    throw new UnreadXliff('xml');
  });
  parser.on('doctype', () => {
    throw new UnreadXliff('doctype');
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > DEEPEST) throw new UnreadXliff('xml');
    if (!languages) languages = readRoot(tag);
    else units.open(tag);
    if (tag.local === 'file' && tag.uri === XLIFF_NAMESPACE)
      brands.add(brandIn(tag.attributes['original']?.value));
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    units.close(tag);
    if (units.read.length > MOST_UNITS) throw new UnreadXliff('too_many_units');
  });
  parser.on('text', units.text);
  parser.on('cdata', units.text);
  parser.write(xml.replace(/^\ufeff/u, '')).close();
  if (!languages) throw new UnreadXliff('no_xliff');
  const [brand = '', another] = brands;
  if (another !== undefined) throw new UnreadXliff('brands');
  return { ...languages, brand, units: units.read };
};
