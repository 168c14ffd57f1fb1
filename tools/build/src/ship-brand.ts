import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const DIST = path.resolve(import.meta.dirname, '../../../dist/apps');
/** Files of the web server's folder that a brand's folder has at its top level. */
const AT_THE_TOP = ['Containerfile', 'health.js', 'package.json'];

/** `ship-brand <key>`: copies a web server into a brand's built folder, which then runs alone. */
const [key] = process.argv.slice(2);
if (!key) throw new Error('Say which brand: ship-brand lt');

const server = path.join(DIST, 'web-server');
const out = path.join(DIST, key);
const main = `// This folder's brand is served, unless others are named.
process.env.BRANDS_DIR ||= import.meta.dirname;
process.env.DEFAULT_BRAND ||= '${key}';
await import('./web-server/main.js');
`;

await rm(path.join(out, 'web-server'), { recursive: true, force: true });
await cp(server, path.join(out, 'web-server'), { recursive: true, verbatimSymlinks: true });
for (const file of AT_THE_TOP) await cp(path.join(server, file), path.join(out, file));
await writeFile(path.join(out, 'main.js'), main);
