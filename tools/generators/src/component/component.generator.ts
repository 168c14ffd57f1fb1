import { formatFiles, readJson, type Tree, writeJson } from '@nx/devkit';
import { pascal, refuseUnlessWords } from '../source-text.ts';
import { componentFiles } from './component-files.ts';
import { listDoor, openDoor } from './open-door.ts';

const LIBRARY = 'libs/ui-theme';
const SOURCE = `${LIBRARY}/src`;
const MANIFEST = `${LIBRARY}/package.json`;
const DOORS = `${SOURCE}/doors.test.ts`;

type Manifest = { exports: Readonly<Record<string, string>> };

/** Generates a component of ui-theme with styles, stories and a test, and adds it to the entry points. */
export default async function componentGenerator(tree: Tree, { name }: { name: string }): Promise<void> {
  refuseUnlessWords(name);
  if (tree.exists(`${SOURCE}/${name}`)) throw new Error(`there is a component ${name} already`);
  const manifest = readJson<Manifest>(tree, MANIFEST);
  const opened = openDoor(manifest.exports, `./${name}`, `./src/${name}/${name}.tsx`);
  const listed = listDoor(tree.read(DOORS, 'utf-8') ?? '', name, pascal(name));

  for (const [file, text] of Object.entries(componentFiles(name)))
    tree.write(`${SOURCE}/${name}/${file}`, text);
  writeJson(tree, MANIFEST, { ...manifest, exports: opened });
  tree.write(DOORS, listed);
  await formatFiles(tree);
}
