import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const FROM_DOOR = /\bimport\s*\{([^}]*)\}\s*from\s*'@shop\/([a-z0-9-]+)'/g;
const EXPORT = /export\s*(type\s*)?\{([^}]*)\}\s*from\s*'(\.[^']+)'/g;

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** `type A as B` → A, B; a name without an alias is its own. */
const withAlias = (name: string): [own: string, said: string] => {
  const [own = '', said = own] = name.replace(/^type\s+/, '').split(/\s+as\s+/);
  return [own, said];
};

/** The name that something has at home, and the file where that is. */
type Place = { own: string; file: string };
type Door = ReadonlyMap<string, Place>;

/** Where each name behind a library's door lives; undefined for a door that does not name them one by one. */
export const readDoor = (text: string, folder: string): Door | undefined => {
  if (/export\s*\*/.test(text)) return undefined;
  const places = new Map<string, Place>();
  for (const [, , list = '', specifier = ''] of text.matchAll(EXPORT))
    for (const name of namesIn(list)) {
      const [own, said] = withAlias(name);
      places.set(said, { own, file: path.join(folder, specifier) });
    }
  return places;
};

/** The import of one name from where it lives; undefined when the door does not say where. */
const directImport = (name: string, door: Door | undefined): string | undefined => {
  const [asked, local] = withAlias(name);
  const place = door?.get(asked);
  if (!place) return undefined;
  const type = name.startsWith('type ') ? 'type ' : '';
  return `import { ${type}${place.own === local ? local : `${place.own} as ${local}`} } from '${place.file}'`;
};

/** Imports through doors, each name from where it lives; an import with a name that no door places stays. */
export const pastDoors = (code: string, doorOf: (library: string) => Door | undefined): string =>
  code.replace(FROM_DOOR, (whole, list: string, library: string) => {
    const direct = namesIn(list).map((name) => directImport(name, doorOf(library)));
    return direct.length > 0 && direct.every(Boolean) ? direct.join('; ') : whole;
  });

/**
 * Imports through a library's door as if each name were imported where it lives. The bundler then sees which page
 * needs which module: through the door, every page would seem to need them all.
 */
export const directImportsPlugin = (repository: string): Plugin => {
  const doors = new Map<string, Door | undefined>();
  const doorOf = (name: string) => {
    if (!doors.has(name)) {
      const folder = path.join(repository, 'libs', name, 'src');
      const file = path.join(folder, 'index.ts');
      doors.set(name, existsSync(file) ? readDoor(readFileSync(file, 'utf8'), folder) : undefined);
    }
    return doors.get(name);
  };
  return {
    name: 'shop:direct-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(libs|apps)\/[^/]+\/src\/.*\.tsx?$/, code: '@shop/' },
      handler: (code) => ({ code: pastDoors(code, doorOf), map: null }),
    },
  };
};
