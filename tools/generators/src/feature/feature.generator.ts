import { formatFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { refuseUnlessWords } from '../source-text.ts';
import { isBrandFeature, joinWorkspace, linkLibrary } from './join-workspace.ts';
import { libraryFiles } from './library-files.ts';
import { pageFiles } from './page-files.ts';

/** A feature of the shop: a library with one page, listed in every brand. */
export default async function featureGenerator(
  tree: Tree,
  { name }: { name: string },
): Promise<GeneratorCallback> {
  refuseUnlessWords(name);
  const folder = `libs/feature-${name}`;
  if (tree.exists(folder)) throw new Error(`there is a feature ${name} already`);
  const requires = isBrandFeature(tree, name);
  joinWorkspace(tree, name);
  for (const [file, text] of Object.entries({
    ...libraryFiles(name, requires),
    ...pageFiles(name, requires),
  }))
    tree.write(`${folder}/${file}`, text);
  await formatFiles(tree);
  return () => linkLibrary(tree.root, name);
}
