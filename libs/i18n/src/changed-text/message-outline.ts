import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A form of a message that depends on a value: a count, an order in a row, or a choice. */
export type Forms = {
  readonly name: string;
  readonly kind: 'plural' | 'ordinal' | 'select';
  readonly forms: readonly string[];
};

/** What a message has besides words. */
export type MessageOutline = {
  /** `{count}`, `{count, plural}`, `<link>`: sorted, without duplicates. */
  readonly places: readonly string[];
  readonly forms: readonly Forms[];
  /** Markup that is text: `<b` after a quoted bracket. */
  readonly markup: readonly string[];
};

const KINDS = { [TYPE.number]: 'number', [TYPE.date]: 'date', [TYPE.time]: 'time' } as const;
const MARKUP = /<[\p{L}!/?][^\s>]*/gu;

type Found = { places: Set<string>; forms: Forms[]; markup: string[] };

const addForms = (
  element: Extract<MessageFormatElement, { type: TYPE.plural | TYPE.select }>,
  found: Found,
): void => {
  const kind =
    element.type === TYPE.select ? 'select' : element.pluralType === 'ordinal' ? 'ordinal' : 'plural';
  found.places.add(`{${element.value}, ${kind}}`);
  found.forms.push({ name: element.value, kind, forms: Object.keys(element.options) });
  for (const { value } of Object.values(element.options)) collect(value, found);
};

const collect = (elements: readonly MessageFormatElement[], found: Found): void => {
  for (const element of elements) {
    if (element.type === TYPE.literal) found.markup.push(...(element.value.match(MARKUP) ?? []));
    else if (element.type === TYPE.argument) found.places.add(`{${element.value}}`);
    else if (element.type === TYPE.tag) {
      found.places.add(`<${element.value}>`);
      collect(element.children, found);
    } else if (element.type === TYPE.plural || element.type === TYPE.select) addForms(element, found);
    else if (element.type !== TYPE.pound) found.places.add(`{${element.value}, ${KINDS[element.type]}}`);
  }
};

/** @throws for text that is not an ICU message */
export const outlineOf = (text: string): MessageOutline => {
  const found: Found = { places: new Set(), forms: [], markup: [] };
  collect(parse(text), found);
  return { places: [...found.places].toSorted(), forms: found.forms, markup: found.markup };
};
