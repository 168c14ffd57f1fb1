import { globSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODES, type LocaleCode } from '@shop/domain/languages';
import { FIELD_CODES, fieldMessage } from '@shop/i18n/field-messages';
import { readCatalogues } from './catalogues.ts';
import type { Translation } from './term-faults.ts';

type Wording = Partial<Record<LocaleCode, Readonly<Record<string, string>>>>;

const inAll = (of: (code: LocaleCode) => string): Translation['in'] =>
  Object.fromEntries(LOCALE_CODES.map((code) => [code, of(code)])) as Record<LocaleCode, string>;

const ofCatalogues = (root: string): Translation[] =>
  readCatalogues(root).flatMap(({ in: texts }) =>
    Object.keys(texts.en).map((id) => ({ id, in: inAll((code) => texts[code][id] ?? '') })),
  );

/** The brands' own wording: `ae marketplace.home.heading`. */
const ofBrands = async (root: string): Promise<Translation[]> => {
  const files = globSync('apps/*/src/wording.ts', { cwd: root }).toSorted();
  const wordings = files.map(async (file) => {
    const { wording } = (await import(path.join(root, file))) as { wording: Wording };
    const brand = file.split(path.sep)[1] ?? '';
    return Object.keys(wording.en ?? {}).map((id) => ({
      id: `${brand} ${id}`,
      in: inAll((code) => wording[code]?.[id] ?? ''),
    }));
  });
  return (await Promise.all(wordings)).flat();
};

const ofFields = (): Translation[] =>
  FIELD_CODES.map((field) => ({ id: `field.${field}`, in: inAll((code) => fieldMessage(code, field)) }));

/** Every text of the shop in its languages: of catalogues, of brands and of form fields. */
export const readTranslations = async (root: string): Promise<Translation[]> => [
  ...ofCatalogues(root),
  ...(await ofBrands(root)),
  ...ofFields(),
];
