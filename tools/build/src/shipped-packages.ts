import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type PackageManifest = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const manifestOf = (folder: string): PackageManifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageManifest;

/** Where Node would find a package from inside another one; undefined when it is not installed. */
const findFrom = (folder: string, root: string, name: string): string | undefined => {
  for (let at = folder; at.startsWith(root); at = path.dirname(at)) {
    const found = path.join(at, 'node_modules', name);
    if (existsSync(path.join(found, 'package.json'))) return found;
  }
  return undefined;
};

/** `@scope/*` names every installed package of a scope: one for each platform, and npm installs this machine's. */
const spell = (root: string, name: string): string[] => {
  if (!name.endsWith('/*')) return [name];
  const scope = name.slice(0, -2);
  return readdirSync(path.join(root, 'node_modules', scope)).map((each) => `${scope}/${each}`);
};

/**
 * Folders of the named packages and of all their dependencies, relative to the root. An optional one that is not installed
 * belongs to another platform.
 * @throws Error with the name of a dependency that is not installed.
 */
export const packagesWithNeeds = (root: string, names: readonly string[]): string[] => {
  const folders = new Set<string>();
  const take = (from: string, name: string, isOptional: boolean): void => {
    const folder = findFrom(from, root, name);
    if (folder === undefined) {
      if (isOptional) return;
      throw new Error(`${name} is not installed, and ${path.relative(root, from) || 'the list'} needs it`);
    }
    if (folders.has(folder)) return;
    folders.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = manifestOf(folder);
    for (const need of Object.keys({ ...dependencies, ...optionalDependencies }))
      take(folder, need, need in optionalDependencies);
  };
  for (const name of names.flatMap((each) => spell(root, each))) take(root, name, false);
  return [...folders].map((folder) => path.relative(root, folder)).toSorted();
};
