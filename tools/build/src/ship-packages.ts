import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { serverNamed } from './servers.ts';
import { packagesWithNeeds } from './shipped-packages.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** `ship-packages <name>`: copies packages of a server that cannot be bundled into its built folder. */
const [name = ''] = process.argv.slice(2);
const { packages } = serverNamed(name);

const out = path.join(REPOSITORY, 'dist/apps', name);
await rm(path.join(out, 'node_modules'), { recursive: true, force: true });
for (const folder of packagesWithNeeds(REPOSITORY, packages)) {
  const source = path.join(REPOSITORY, folder);
  const nested = path.join(source, 'node_modules');
  await cp(source, path.join(out, folder), {
    recursive: true,
    verbatimSymlinks: true,
    // A package of its own in the list, where it is needed.
    filter: (file) => file !== nested,
  });
}
