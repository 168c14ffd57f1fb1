import { updateJson, type Tree } from '@nx/devkit';
import { camel, extendUnion } from '../source-text.ts';

const THEMES = 'libs/ui-theme/src/themes';
/** The theme that one colour fills; a new one has the same files and says another colour. */
const MODEL = `${THEMES}/wl`;
const CONFIG = 'libs/brand/src/brand-config.ts';
const SHOWN = 'tools/storybook/src/themes.ts';

type Library = { exports: Record<string, string> };

const tokensFile = (name: string, primary: string): string =>
  `import { partnerTokens } from '../../theme/partner-tokens.ts';

/** ${name.replaceAll('*/', '')}: one colour, and everything else derived from it. */
export const tokens = partnerTokens('${primary}');
`;

/** `#rrggbb` in lower case, from what somebody typed. */
export function readColour(typed: string): string {
  const [, digits = ''] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(typed.trim()) ?? [];
  if (digits === '') throw new Error(`a colour is written #7a1fa2: ${typed}`);
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${long.toLowerCase()}`;
}

/** A theme that bears the brand's key: measured, shown and built like the others by being in their folder. */
export function addTheme(
  tree: Tree,
  { key, name, primary }: { key: string; name: string; primary: string },
): void {
  const folder = `${THEMES}/${key}`;
  if (tree.exists(folder)) throw new Error(`there is a theme ${key} already`);
  for (const file of tree.children(MODEL).filter((each) => each !== 'tokens.ts'))
    tree.write(`${folder}/${file}`, tree.read(`${MODEL}/${file}`, 'utf-8') ?? '');
  tree.write(`${folder}/tokens.ts`, tokensFile(name, primary));
  updateJson<Library>(tree, 'libs/ui-theme/package.json', (library) => ({
    ...library,
    exports: { ...library.exports, [`./themes/${key}`]: `./src/themes/${key}/index.ts` },
  }));
  tree.write(CONFIG, extendUnion(tree.read(CONFIG, 'utf-8') ?? '', 'ThemeName', key));
  tree.write(SHOWN, showTheme(tree.read(SHOWN, 'utf-8') ?? '', key));
}

const LAST_IMPORT = /(import \* as \w+ from '@shop\/ui-theme\/themes\/[\w-]+';\n)(?!import \* as)/;
const LIST = /(export const themes = \{[^}]*?),?(\s*\})/;

/** Storybook's list of themes with one more in it. */
function showTheme(text: string, key: string): string {
  const name = camel(key);
  if (!LAST_IMPORT.test(text) || !LIST.test(text)) throw new Error(`${SHOWN} lists no themes`);
  return text
    .replace(LAST_IMPORT, `$1import * as ${name} from '@shop/ui-theme/themes/${key}';\n`)
    .replace(LIST, name === key ? `$1, ${name}$2` : `$1, '${key}': ${name}$2`);
}
