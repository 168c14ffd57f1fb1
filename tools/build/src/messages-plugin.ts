import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const CATALOGUE = /\/lang\/[a-z]{2}\.json$/;

/** Text with named values only, which needs no parsing. */
const SIMPLE = /^(?:[^{}<>'#]|\{\w+\})*$/;

/** Parsed ICU text, so that browsers need no parser. A message with named values only stays text. */
export const compileMessages = (
  catalogue: Readonly<Record<string, string>>,
): Record<string, string | MessageFormatElement[]> =>
  Object.fromEntries(
    // Always parsed, so that an invalid message fails the build.
    Object.entries(catalogue).map(([id, text]) => {
      const parts = parse(text);
      return [id, SIMPLE.test(text) ? text : parts];
    }),
  );

/** Compiles every `lang/*.json` on its way into a bundle. */
export const messagesPlugin = (): Plugin => ({
  name: 'shop:messages',
  enforce: 'pre',
  transform: {
    filter: { id: CATALOGUE },
    handler: (code) => ({
      code: JSON.stringify(compileMessages(JSON.parse(code) as Record<string, string>)),
      map: null,
    }),
  },
});
