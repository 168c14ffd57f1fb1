import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Replaces a value, so that it counts neither as a word nor as a figure of the message. */
const PLACE = '…';

/** The texts of a message: one with each form of each plural and choice, the others in their first form. */
const textsOf = (elements: readonly MessageFormatElement[]): string[] =>
  elements.reduce<string[]>(
    (before, element) => {
      const after = formsOf(element);
      return before.flatMap((start) => after.map((end) => start + end));
    },
    [''],
  );

const formsOf = (element: MessageFormatElement): string[] => {
  if (element.type === TYPE.literal) return [element.value];
  if (element.type === TYPE.tag) return textsOf(element.children);
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return Object.values(element.options).flatMap(({ value }) => textsOf(value));
  return [PLACE];
};

/** The possible texts of a message: one for each combination of its forms, with “…” for each value. */
export const messageTexts = (message: string): string[] => textsOf(parse(message));
