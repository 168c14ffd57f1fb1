import { parseArgs } from 'node:util';
import type { Measures } from '@shop/domain/forwarding';

const OPTIONS = {
  suite: { type: 'string' },
  kg: { type: 'string' },
  cm: { type: 'string' },
  shelf: { type: 'string' },
  text: { type: 'string' },
} as const;

export type Options = { readonly [Name in keyof typeof OPTIONS]?: string | undefined };
export type Asked = { readonly words: readonly string[]; readonly options: Options };

/** Null for an unknown option. */
export const readAsked = (args: readonly string[]): Asked | null => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    return { words: positionals, options: values };
  } catch {
    return null;
  }
};

const KG = /^\d{1,4}(\.\d{1,3})?$/;
const CM = /^(\d{1,3}(?:\.\d)?)x(\d{1,3}(?:\.\d)?)x(\d{1,3}(?:\.\d)?)$/;
const GRAMS_PER_KG = 1_000;
const MM_PER_CM = 10;

/** `--kg 1.2 --cm 30x20x10`; null where one is missing or cannot be read. */
export const measuresOf = ({ kg = '', cm = '' }: Options): Measures | null => {
  const sides = CM.exec(cm)
    ?.slice(1)
    .map((side) => Math.ceil(Number(side) * MM_PER_CM));
  const weightG = KG.test(kg) ? Math.ceil(Number(kg) * GRAMS_PER_KG) : 0;
  const [length = 0, width = 0, height = 0] = sides ?? [];
  return Math.min(weightG, length, width, height) > 0 ? { weightG, sidesMm: [length, width, height] } : null;
};
