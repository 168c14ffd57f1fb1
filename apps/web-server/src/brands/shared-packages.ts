import { existsSync, readdirSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const findShared = (folder: string): ReadonlyMap<string, string> => {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  return new Map(
    files.map((file) => [
      file.slice(0, -'.js'.length).split(path.sep).join('/'),
      pathToFileURL(path.join(folder, file)).href,
    ]),
  );
};

/**
 * Gives brands this server's own copies of the packages that their builds share: `shared/react.js` for `react`. A
 * brand's folder then needs no packages, and eight brands use one React. Without the folder, which a build creates,
 * nothing changes.
 */
export const shareOwnPackages = (folder: string): void => {
  const shared = findShared(folder);
  if (shared.size === 0) return;
  registerHooks({
    resolve: (specifier, context, next) => {
      const url = shared.get(specifier);
      return url === undefined ? next(specifier, context) : { url, format: 'module', shortCircuit: true };
    },
  });
};
