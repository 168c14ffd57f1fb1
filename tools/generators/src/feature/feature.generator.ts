import { formatFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { refuseUnlessWords, words } from '../source-text.ts';
import { joinWorkspace, linkLibrary } from './join-workspace.ts';
import { libraryFiles } from './library-files.ts';
import { pageFiles } from './page-files.ts';
import { readTitles, type TitleOptions } from './titles.ts';

export type FeatureRequest = { name: string } & TitleOptions;

/** Generates a feature: a library with one page, listed in every brand. Each brand may switch it off. */
export default async function featureGenerator(
  tree: Tree,
  { name, ...given }: FeatureRequest,
): Promise<GeneratorCallback> {
  refuseUnlessWords(name);
  const folder = `libs/feature-${name}`;
  if (tree.exists(folder)) throw new Error(`there is a feature ${name} already`);
  const titles = readTitles(words(name), given);
  joinWorkspace(tree, name);
  for (const [file, text] of Object.entries({ ...libraryFiles(name, titles), ...pageFiles(name, titles) }))
    tree.write(`${folder}/${file}`, text);
  await formatFiles(tree);
  return () => linkLibrary(tree.root, name);
}
