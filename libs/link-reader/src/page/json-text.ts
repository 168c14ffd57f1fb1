import { jsonrepair } from 'jsonrepair';

/** Longer broken texts are not repaired: that takes more time than it is worth. */
const LONGEST_REPAIRED = 200_000;

const shelled =
  /^\s*(?:<!\[CDATA\[|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!--)|(?:\]\]>|\/\/\s*\]\]>|\/\*\s*\]\]>\s*\*\/|-->)\s*;?\s*$/g;

/** Parses JSON as shops write it: in CDATA, with trailing commas, comments or line breaks in texts. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    const bare = text.replaceAll(shelled, '').trim();
    if (!/^[[{]/.test(bare) || bare.length > LONGEST_REPAIRED) return undefined;
    try {
      return JSON.parse(jsonrepair(bare));
    } catch {
      return undefined;
    }
  }
};
