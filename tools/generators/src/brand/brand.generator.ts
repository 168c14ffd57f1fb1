import { formatFiles, type Tree } from '@nx/devkit';
import { filesOf } from '../files-of.ts';
import { words } from '../source-text.ts';
import { brandConfigFile, markFile, themeFile, type BrandOptions, type BrandRequest } from './brand-files.ts';
import { isOwn, withKey } from './brand-shape.ts';
import { addTheme, readColour, themeFolder } from './own-theme.ts';

const APPS = 'apps';
const CONFIG = 'src/brand.config.ts';

const brandsOf = (tree: Tree): string[] =>
  tree.children(APPS).filter((app) => tree.exists(`${APPS}/${app}/${CONFIG}`));

const textOf = (tree: Tree, file: string): string => tree.read(file, 'utf-8') ?? '';

/** An existing brand of the same theme has its colour. */
function modelOf(tree: Tree, theme: string): string {
  const brands = brandsOf(tree);
  const alike = brands.find((brand) => textOf(tree, `${APPS}/${brand}/src/theme.ts`) === themeFile(theme));
  const model = alike ?? brands[0];
  if (!model) throw new Error('there is no brand yet whose shape the new one could take');
  return model;
}

function refuse(tree: Tree, { key, primary, theme = 'default' }: BrandOptions): void {
  if (!/^[a-z][a-z0-9-]{1,19}$/.test(key)) throw new Error(`a key is a short lower-case word: ${key}`);
  if (tree.exists(`${APPS}/${key}`)) throw new Error(`there is an app ${key} already`);
  if (!tree.exists(themeFolder(theme))) throw new Error(`there is no theme ${theme}`);
  if (primary !== undefined && theme !== 'default')
    throw new Error('a brand wears a theme that is there, or one of its own colour: not both');
}

/** With a colour only, the key and the name are derived from the colour. */
function complete({ key, name, ...asked }: BrandRequest): BrandOptions {
  const primary = asked.primary === undefined ? undefined : readColour(asked.primary);
  const made = key ?? (primary ? `brand-${primary.slice(1)}` : '');
  return { ...asked, key: made, name: name ?? words(made), ...(primary && { primary }) };
}

/** Generates a brand: four files are new, all others are copied from an existing brand. */
export default async function brandGenerator(tree: Tree, request: BrandRequest): Promise<void> {
  const options = complete(request);
  refuse(tree, options);
  const { key, name, primary } = options;
  const theme = primary ? key : (options.theme ?? 'default');
  if (primary) addTheme(tree, { key, name, primary });
  const model = modelOf(tree, theme);
  const from = `${APPS}/${model}`;
  const to = `${APPS}/${key}`;
  for (const file of filesOf(tree, from).filter((each) => !isOwn(each)))
    tree.write(`${to}/${file}`, withKey(textOf(tree, `${from}/${file}`), model, key));

  const worn = /fill="(#[0-9a-f]{6})"/i.exec(textOf(tree, `${from}/public/assets/favicon.svg`))?.[1];
  const colour = primary ?? worn ?? '#0b4a6f';
  tree.write(`${to}/${CONFIG}`, brandConfigFile({ ...options, theme }));
  tree.write(`${to}/src/theme.ts`, themeFile(theme));
  // A new brand has no wording of its own.
  tree.write(`${to}/src/wording.ts`, withoutWords(textOf(tree, `${from}/src/wording.ts`)));
  tree.write(`${to}/public/assets/favicon.svg`, markFile(name, colour, [32, 32]));
  tree.write(`${to}/public/assets/share.svg`, markFile(name, colour, [1200, 630]));
  await formatFiles(tree);
}

const withoutWords = (wording: string): string => wording.replace(/= \{[\s\S]*\};/u, '= {};');
