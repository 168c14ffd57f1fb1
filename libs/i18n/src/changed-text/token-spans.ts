import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A part of a message that translators must keep as it is. */
export type TokenSpan = { readonly start: number; readonly end: number };

const spansIn = (elements: readonly MessageFormatElement[]): TokenSpan[] =>
  elements.flatMap((element): TokenSpan[] => {
    if (element.type === TYPE.literal || !element.location) return [];
    const [start, end] = [element.location.start.offset, element.location.end.offset];
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => spansIn(value));
    if (element.type !== TYPE.tag) return [{ start, end }];
    const opening = `<${element.value}>`.length;
    return [{ start, end: start + opening }, ...spansIn(element.children), { start: end - opening - 1, end }];
  });

/** The values, counts and tags of a message, in order. @throws for text that is not an ICU message */
export const tokenSpans = (text: string): readonly TokenSpan[] =>
  spansIn(parse(text, { captureLocation: true })).toSorted((one, other) => one.start - other.start);
