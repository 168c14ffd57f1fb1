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

/** Where each name behind a library's door lives; undefined for a door that does not name them one by one. */
const readDoor = (file: string): ReadonlyMap<string, string> | undefined => {
  const text = readFileSync(file, 'utf8');
  if (/export\s*\*/.test(text)) return undefined;
  const places = new Map<string, string>();
  for (const [, , list = '', specifier = ''] of text.matchAll(EXPORT))
    for (const name of namesIn(list))
      if (!name.includes(' as '))
        places.set(name.replace(/^type\s+/, ''), path.join(path.dirname(file), specifier));
  return places;
};

/**
 * Imports through a library's door as if each name were imported where it lives. The bundler then sees which page
 * needs which module: through the door, every page would seem to need them all.
 */
export const directImportsPlugin = (repository: string): Plugin => {
  const doors = new Map<string, ReadonlyMap<string, string> | undefined>();
  const doorOf = (name: string) => {
    if (!doors.has(name)) {
      const file = path.join(repository, 'libs', name, 'src/index.ts');
      doors.set(name, existsSync(file) ? readDoor(file) : undefined);
    }
    return doors.get(name);
  };
  return {
    name: 'shop:direct-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(libs|apps)\/[^/]+\/src\/.*\.tsx?$/, code: '@shop/' },
      handler: (code) => ({
        code: code.replace(FROM_DOOR, (whole, list: string, library: string) => {
          const door = doorOf(library);
          const direct = namesIn(list).map((name) => {
            const place = door?.get(name.replace(/^type\s+/, '').split(' as ')[0] ?? '');
            return place && `import { ${name} } from '${place}'`;
          });
          return direct.length > 0 && direct.every(Boolean) ? direct.join('; ') : whole;
        }),
        map: null,
      }),
    },
  };
};
