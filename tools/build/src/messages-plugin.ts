import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const CATALOGUE = /\/lang\/[a-z]{2}\.json$/;

/** ICU text taken apart, so that browsers need no parser; a message without any syntax stays text. */
export const compileMessages = (
  catalogue: Readonly<Record<string, string>>,
): Record<string, string | MessageFormatElement[]> =>
  Object.fromEntries(
    Object.entries(catalogue).map(([id, text]) => {
      const parts = parse(text);
      const [only] = parts;
      const isPlain = parts.length === 0 || (parts.length === 1 && only?.type === TYPE.literal);
      if (!isPlain) return [id, parts];
      const plain = only?.type === TYPE.literal ? only.value : '';
      // Read at run time, these characters would be taken for syntax.
      return [id, /[{<']/.test(plain) ? parts : plain];
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
