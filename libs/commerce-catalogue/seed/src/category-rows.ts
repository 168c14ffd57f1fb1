import { FIELDS } from './content/fields.ts';
import type { Words } from './content/words.ts';
import { ROOTS, type Branch, type Leaf, type Root } from './tree.ts';

export type CategoryRow = {
  id: number;
  tree: 'us' | 'alt';
  parentId: number | null;
  position: number;
  slug: string;
  names: Words;
  titles: Words;
  fields: readonly string[];
  grams: number;
  box: readonly [number, number, number];
};

/** Where the ids of branches and leaves begin; the roots have ids of their own. */
const FIRST_ID = { us: 10_001, alt: 20_001 } as const;
const MOST_FIELDS_ABOVE = 6;

const fieldsOf = ({ profile }: Leaf): string[] => [
  ...(profile.colours ? ['colour'] : []),
  ...(profile.choice ? [profile.choice.field] : []),
  ...Object.keys(profile.facts),
];

const inOrder = (fields: readonly string[]) =>
  FIELDS.map(({ slug }) => slug).filter((slug) => fields.includes(slug));

/** Above the leaves only facets that most of them share are useful. */
function sharedFields(leaves: readonly Leaf[]): string[] {
  const counts = new Map<string, number>();
  for (const field of leaves.flatMap(fieldsOf)) counts.set(field, (counts.get(field) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= leaves.length / 3).sort((a, b) => b[1] - a[1]);
  return inOrder(common.slice(0, MOST_FIELDS_ABOVE).map(([field]) => field));
}

const joined = (below: Words, above: Words): Words => [
  `${below[0]} – ${above[0]}`,
  `${below[1]} – ${above[1]}`,
  `${below[2]} – ${above[2]}`,
  `${below[3]} – ${above[3]}`,
];

const middle = (leaves: readonly Leaf[]): Pick<CategoryRow, 'grams' | 'box'> => {
  const { profile } = leaves[Math.floor(leaves.length / 2)] ?? {};
  return {
    grams: profile ? Math.round((profile.grams[0] + profile.grams[1]) / 2) : 500,
    box: profile?.box ?? [200, 150, 100],
  };
};

function treeRows(tree: 'us' | 'alt'): CategoryRow[] {
  let lastId = FIRST_ID[tree] - 1;
  const rows: CategoryRow[] = [];
  const add = (row: Omit<CategoryRow, 'id' | 'tree'> & { id?: number }) => {
    const id = row.id ?? (lastId += 1);
    rows.push({ ...row, id, tree });
    return id;
  };
  const sold = ({ leaves }: Branch) => leaves.filter(({ isInAlt }) => tree === 'us' || isInAlt);

  const addRoot = ({ id, altId, slug, names, branches }: Root, position: number) => {
    const all = branches.flatMap(({ leaves }) => leaves);
    const rootId = tree === 'us' ? id : altId;
    add({
      id: rootId,
      parentId: null,
      position,
      slug,
      names,
      titles: names,
      fields: sharedFields(all),
      ...middle(all),
    });
    for (const [at, branch] of branches.entries()) {
      const titles = branch.names;
      const fields = sharedFields(branch.leaves);
      const branchId = add({
        ...branch,
        parentId: rootId,
        position: at,
        titles,
        fields,
        ...middle(branch.leaves),
      });
      for (const [below, leaf] of sold(branch).entries())
        add({
          parentId: branchId,
          position: below,
          slug: leaf.slug,
          names: leaf.names,
          titles: joined(leaf.names, branch.names),
          fields: inOrder(fieldsOf(leaf)),
          ...middle([leaf]),
        });
    }
  };
  for (const [position, root] of ROOTS.entries()) addRoot(root, position);
  return rows;
}

/** Both trees, parents before children. */
export const categoryRows = (): CategoryRow[] => [...treeRows('us'), ...treeRows('alt')];

/** From a category's slug to the ids of itself and all above it, in both trees. */
export function categoryPaths(
  rows: readonly CategoryRow[],
): (slug: string) => { leafId: number; ids: number[] } {
  const bySlug = { us: new Map<string, number>(), alt: new Map<string, number>() };
  for (const { tree, slug, id } of rows) bySlug[tree].set(slug, id);
  return (slug) => {
    const parts = slug.split('/');
    const above = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
    const ids = [bySlug.us, bySlug.alt].flatMap((tree) => above.flatMap((path) => tree.get(path) ?? []));
    const leafId = bySlug.us.get(slug);
    if (!leafId) throw new RangeError(`unknown category: ${slug}`);
    return { leafId, ids };
  };
}
