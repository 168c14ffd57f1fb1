import type { Tree } from '@nx/devkit';
import { filesOf } from '../files-of.ts';
import { camel, extendUnion } from '../source-text.ts';

const THEMES = 'libs/ui-theme/themes';
/** The model for new themes: derived from one colour. A new theme has the same files and another colour. */
const MODEL = 'wl';
const TOKENS = 'src/tokens.ts';
const CONFIG = 'libs/brand/src/brand-config.ts';
const SHOWN = 'tools/storybook/src/themes.ts';

/** The folder of a theme, which is a separate project. */
export const themeFolder = (theme: string): string => `${THEMES}/${theme}`;

const tokensFile = (name: string, primary: string): string =>
  `import { partnerTokens } from '@shop/ui-theme/tokens';

/** ${name.replaceAll('*/', '')}: one colour, and everything else derived from it. */
export const tokens = partnerTokens('${primary}');
`;

/** `#rrggbb` in lower case from `#7A1FA2`, `7a1fa2` or `#fe0`. */
export function readColour(typed: string): string {
  const [, digits = ''] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(typed.trim()) ?? [];
  if (digits === '') throw new Error(`a colour is written #7a1fa2: ${typed}`);
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${long.toLowerCase()}`;
}

/** The model's name in the name of its project, in its folder, or in its test. */
const renamed = (text: string, key: string): string =>
  text.replaceAll(new RegExp(`(?<=theme-|themes/|describeTheme\\(')${MODEL}(?=["'/])`, 'gu'), key);

/** Generates a theme project named by the brand's key. Only this brand depends on it. */
export function addTheme(
  tree: Tree,
  { key, name, primary }: { key: string; name: string; primary: string },
): void {
  const from = themeFolder(MODEL);
  const to = themeFolder(key);
  if (tree.exists(to)) throw new Error(`there is a theme ${key} already`);
  for (const file of filesOf(tree, from).filter((each) => each !== TOKENS))
    tree.write(`${to}/${file}`, renamed(tree.read(`${from}/${file}`, 'utf-8') ?? '', key));
  tree.write(`${to}/${TOKENS}`, tokensFile(name, primary));
  tree.write(CONFIG, extendUnion(tree.read(CONFIG, 'utf-8') ?? '', 'ThemeName', key));
  tree.write(SHOWN, showTheme(tree.read(SHOWN, 'utf-8') ?? '', key));
}

const LAST_IMPORT = /(import \* as \w+ from '@shop\/ui-theme\/themes\/[\w-]+';\n)(?!import \* as)/;
const LIST = /(export const themes = \{[^}]*?),?(\s*\})/;

/** Storybook's list of themes with the new one. */
function showTheme(text: string, key: string): string {
  const name = camel(key);
  if (!LAST_IMPORT.test(text) || !LIST.test(text)) throw new Error(`${SHOWN} lists no themes`);
  return text
    .replace(LAST_IMPORT, `$1import * as ${name} from '@shop/ui-theme/themes/${key}';\n`)
    .replace(LIST, name === key ? `$1, ${name}$2` : `$1, '${key}': ${name}$2`);
}
