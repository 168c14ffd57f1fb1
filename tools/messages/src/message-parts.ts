import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export type MessageParts = {
  /** The names of values (`count`) and tags (`<link>`), sorted, without duplicates. */
  places: readonly string[];
  /** The forms of each plural that the message has. */
  plurals: readonly (readonly string[])[];
};

type Found = { places: string[]; plurals: string[][] };

const collect = (elements: readonly MessageFormatElement[], found: Found): Found => {
  for (const element of elements) {
    if (element.type === TYPE.tag) {
      found.places.push(`<${element.value}>`);
      collect(element.children, found);
    } else if (element.type === TYPE.plural || element.type === TYPE.select) {
      found.places.push(element.value);
      if (element.type === TYPE.plural) found.plurals.push(Object.keys(element.options));
      for (const { value } of Object.values(element.options)) collect(value, found);
    } else if (element.type !== TYPE.literal && element.type !== TYPE.pound) {
      found.places.push(element.value);
    }
  }
  return found;
};

/** The values, tags and plural forms of a message. Throws for text that is not an ICU message. */
export const messageParts = (text: string): MessageParts => {
  const { places, plurals } = collect(parse(text), { places: [], plurals: [] });
  return { places: [...new Set(places)].toSorted(), plurals };
};
