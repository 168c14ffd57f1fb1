import { formatFiles, type Tree } from '@nx/devkit';
import { pascal, refuseUnlessWords } from '../source-text.ts';
import { componentFiles } from './component-files.ts';
import { listDoor, openDoor } from './open-door.ts';

const LIBRARY = 'libs/ui-theme/src';
const INDEX = `${LIBRARY}/index.ts`;
const DOORS = `${LIBRARY}/doors.test.ts`;

/** A component of ui-theme with its looks, its story and its test, exported and listed. */
export default async function componentGenerator(tree: Tree, { name }: { name: string }): Promise<void> {
  refuseUnlessWords(name);
  if (tree.exists(`${LIBRARY}/${name}`)) throw new Error(`there is a component ${name} already`);
  const door = pascal(name);
  const opened = openDoor(
    tree.read(INDEX, 'utf-8') ?? '',
    `./${name}/${name}.tsx`,
    `${door}, type ${door}Props`,
  );
  const listed = listDoor(tree.read(DOORS, 'utf-8') ?? '', door);

  for (const [file, text] of Object.entries(componentFiles(name)))
    tree.write(`${LIBRARY}/${name}/${file}`, text);
  tree.write(INDEX, opened);
  tree.write(DOORS, listed);
  await formatFiles(tree);
}
