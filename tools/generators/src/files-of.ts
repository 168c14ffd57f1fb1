import type { Tree } from '@nx/devkit';

/** Every file below a folder of the tree, by its path within the folder. */
export const filesOf = (tree: Tree, folder: string, within = ''): string[] =>
  tree.children(`${folder}/${within}`).flatMap((name) => {
    const file = `${within}${name}`;
    return tree.isFile(`${folder}/${file}`) ? [file] : filesOf(tree, folder, `${file}/`);
  });
