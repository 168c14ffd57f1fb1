import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { updateJson, type Tree } from '@nx/devkit';
import { camel, extendUnion, hasMember } from '../source-text.ts';

const PATHS = 'libs/paths/src/paths.ts';
const BRAND_FEATURES = 'libs/brand/src/brand-config.ts';
/** The list of features for the stories of pages. */
const SHOWN = 'tools/storybook/src/pages/features.ts';

const read = (tree: Tree, file: string): string => tree.read(file, 'utf-8') ?? '';

/** Lets a brand's configuration switch the feature off: `featuresOff: ['gift-cards']`. */
function addSwitch(tree: Tree, name: string): void {
  const text = read(tree, BRAND_FEATURES);
  if (!hasMember(text, 'BrandFeature', name))
    tree.write(BRAND_FEATURES, extendUnion(text, 'BrandFeature', name));
}

/** Adds the page's address before those of the frame. */
function addPath(tree: Tree, name: string): void {
  const frame = /\n(\s*notFound: path\()/;
  const text = read(tree, PATHS);
  if (text.includes(`\n  ${camel(name)}: path(`))
    throw new Error(`there is an address ${camel(name)} already`);
  if (!frame.test(text)) throw new Error(`${PATHS} has no place for /${name}`);
  tree.write(PATHS, text.replace(frame, `\n  ${camel(name)}: path('/${name}'),\n\n$1`));
}

const IMPORTS = /(?:import \{ \w+ \} from '@shop\/feature-[\w-]+';\n)+/;
const LIST = /(features: readonly Feature\[\] = \[[^\]]*?),?(\s*\];)/;

/** A brand's list of features with the new one at its end. */
export function listFeature(text: string, name: string): string {
  const [imports = ''] = IMPORTS.exec(text) ?? [];
  if (imports === '' || !LIST.test(text)) throw new Error('a brand lists no features');
  const added = `import { ${camel(name)} } from '@shop/feature-${name}';\n`;
  const sorted = [...imports.trimEnd().split('\n'), added.trimEnd()].sort(byModule);
  return text.replace(imports, `${sorted.join('\n')}\n`).replace(LIST, `$1, ${camel(name)}$2`);
}
const moduleOf = (line: string) => line.slice(line.indexOf("'"));
const byModule = (one: string, other: string) => (moduleOf(one) < moduleOf(other) ? -1 : 1);

type Lock = { packages: Record<string, object> };
const byName = ([one]: [string, object], [other]: [string, object]) => one.localeCompare(other, 'en');

/** The library's entry in the lockfile, as `npm install` writes it; without it `npm ci` refuses the workspace. */
function addToLock(tree: Tree, name: string): void {
  updateJson<Lock>(tree, 'package-lock.json', (lock) => {
    const packages: Record<string, object> = {
      ...lock.packages,
      [`libs/feature-${name}`]: { name: `@shop/feature-${name}`, version: '0.0.0' },
      [`node_modules/@shop/feature-${name}`]: { resolved: `libs/feature-${name}`, link: true },
    };
    return { ...lock, packages: Object.fromEntries(Object.entries(packages).sort(byName)) };
  });
}

/** Adds a feature's library to types, addresses, every brand, Storybook and npm. */
export function joinWorkspace(tree: Tree, name: string): void {
  addPath(tree, name);
  addSwitch(tree, name);
  const lists = tree.children('apps').map((brand) => `apps/${brand}/src/features.ts`);
  for (const file of [...lists, SHOWN].filter((each) => tree.exists(each)))
    tree.write(file, listFeature(read(tree, file), name));
  addToLock(tree, name);
}

/** The changes of `npm install` for a library without dependencies. */
export function linkLibrary(root: string, name: string): void {
  const link = path.join(root, 'node_modules/@shop', `feature-${name}`);
  if (!existsSync(link)) symlinkSync(path.join('../../libs', `feature-${name}`), link, 'junction');
}
