import type { DeclarationGiven } from '@shop/data-access/forwarding';
import type { FormValues } from '@shop/page';
import { numberTyped } from '../number-typed.ts';

type Line = DeclarationGiven['lines'][number];

export const MOST_LINES = 40;
const TYPED = ['description', 'hs_code', 'value'] as const;
export const LINE_FIELDS = ['description', 'hs_code', 'quantity', 'value', 'origin'] as const;

export const lineField = (name: (typeof LINE_FIELDS)[number], at: number): string => `${name}_${at}`;

/** How many lines the form has. */
export const linesIn = ({ lines }: FormValues): number =>
  Math.min(MOST_LINES, Math.max(1, Math.floor(Number(lines) || 1)));

/** The lines into which something is typed: quantity and origin are filled in from the start. */
export const filledLines = (fields: FormValues): readonly number[] =>
  Array.from({ length: linesIn(fields) }, (_, at) => at).filter((at) =>
    TYPED.some((name) => (fields[lineField(name, at)] ?? '').trim() !== ''),
  );

const lineAt = (fields: FormValues, at: number): Line => ({
  description: fields[lineField('description', at)] ?? '',
  hs_code: fields[lineField('hs_code', at)] ?? '',
  quantity: numberTyped(fields[lineField('quantity', at)]),
  value: numberTyped(fields[lineField('value', at)]),
  origin: fields[lineField('origin', at)]?.trim() ?? '',
});

/** The declaration as it is sent; without a line it is still to come. */
export const toDeclaration = (fields: FormValues): DeclarationGiven => ({
  lines: filledLines(fields).map((at) => lineAt(fields, at)),
  declared_by: fields.declared_by ?? '',
});

/** The form with one more line. */
export const withOneMore = (fields: FormValues): FormValues => ({
  ...fields,
  lines: String(Math.min(MOST_LINES, linesIn(fields) + 1)),
});

/** The field of a name of the wire: `lines.1.hs_code` is that of the second line that is filled in. */
export const declarationField = (path: readonly string[], fields: FormValues): string | undefined => {
  const [part, at, name] = path;
  if (part === 'declared_by') return part;
  if (part !== 'lines') return undefined;
  const line = filledLines(fields)[Number(at ?? 0)] ?? 0;
  const field = LINE_FIELDS.find((one) => one === name) ?? 'description';
  return lineField(field, line);
};
