import { parseArgs } from 'node:util';
import type { TextFilter } from '@shop/commerce-texts';
import { LOCALE_CODES, type LocaleCode } from '@shop/domain/languages';

const FILTERS = ['all', 'changed', 'same', 'missing'] as const satisfies readonly TextFilter[];

const OPTIONS = {
  brand: { type: 'string' },
  library: { type: 'string' },
  filter: { type: 'string' },
  accept: { type: 'boolean' },
} as const;

export type TextsAsked = {
  readonly command: string;
  readonly rest: readonly string[];
  /** '': for all brands. */
  readonly brand: string;
  readonly library: string;
  readonly filter: TextFilter;
  readonly isAccepted: boolean;
};

export const localeIn = (given: string | undefined): LocaleCode | undefined =>
  LOCALE_CODES.find((code) => code === given);

/** What a command line asks for; null for an unknown option or filter. */
export const readTextsAsked = (args: readonly string[]): TextsAsked | null => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const { brand = '', library = '', filter: named = 'all', accept: isAccepted = false } = values;
    const filter = FILTERS.find((known) => known === named);
    const [command = '', ...rest] = positionals;
    return filter ? { command, rest, brand, library, filter, isAccepted } : null;
  } catch {
    return null;
  }
};
