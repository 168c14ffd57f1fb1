import { ACCESSORIES } from './content/tree-accessories.ts';
import { CLOTHES } from './content/tree-clothes.ts';
import { COSMETICS } from './content/tree-cosmetics.ts';
import { ELECTRONICS } from './content/tree-electronics.ts';
import { FOOTWEAR } from './content/tree-footwear.ts';
import type { Profile } from './content/profile.ts';
import { getProfile } from './content/profiles.ts';
import { parseWords, type Words } from './content/words.ts';

/** A category with products: its pictures, its prices, and the name of one of its products. */
export type Leaf = {
  slug: string;
  names: Words;
  item: Words;
  /** `phone.slab`: the kind and form of the pictures. */
  looks: readonly { kind: string; form: string }[];
  profile: Profile;
  /** Cheapest and dearest, in whole dollars. */
  dollars: readonly [from: number, to: number];
  /** The alternate tree has fewer categories: products of a missing one are in the category above. */
  isInAlt: boolean;
};
export type Branch = { slug: string; names: Words; leaves: readonly Leaf[] };
export type Root = { id: number; altId: number; slug: string; names: Words; branches: readonly Branch[] };

const pairs = (text: string): [plural: string, singular: string] => {
  const [plural = '', singular = ''] = text.split('/').map((part) => part.trim());
  return [plural, singular];
};

/** `slug | kind.form … | profile | from-to | plural/singular in en | lt | lv | ee [| us]` */
function parseLeaf(line: string, above: string): Leaf {
  const [slug = '', looks = '', profile = '', dollars = '', ...rest] = line
    .split('|')
    .map((part) => part.trim());
  const words = rest.slice(0, 4).map(pairs);
  const [from = 0, to = 0] = dollars.split('-').map(Number);
  return {
    slug: `${above}/${slug}`,
    names: parseWords(words.map(([plural]) => plural).join('|')),
    item: parseWords(words.map(([, singular]) => singular).join('|')),
    looks: looks.split(' ').map((look) => {
      const [kind = '', form = ''] = look.split('.');
      return { kind, form };
    }),
    profile: getProfile(profile),
    dollars: [from, to],
    isInAlt: rest[4] !== 'us',
  };
}

/** `slug | en | lt | lv | ee` */
const parseHead = (line: string): { slug: string; names: Words } => {
  const [slug = '', ...names] = line.split('|').map((part) => part.trim());
  return { slug, names: parseWords(names.join('|')) };
};

/** The root's line, then blocks: `# ` and a branch's line, then its leaves, a line each. */
function parseRoot(id: number, altId: number, text: string): Root {
  const [rootLine = '', ...blocks] = text.trim().split(/\n\s*\n# /);
  const root = parseHead(rootLine);
  const branches = blocks.map((block) => {
    const [line = '', ...leaves] = block.split('\n');
    const { slug, names } = parseHead(line);
    const above = `${root.slug}/${slug}`;
    return { slug: above, names, leaves: leaves.map((leaf) => parseLeaf(leaf, above)) };
  });
  return { id, altId, ...root, branches };
}

export const ROOTS: readonly Root[] = [
  parseRoot(2, 684, ELECTRONICS),
  parseRoot(2511, 2707, CLOTHES),
  parseRoot(1932, 2429, FOOTWEAR),
  parseRoot(1941, 2443, ACCESSORIES),
  parseRoot(1984, 2471, COSMETICS),
];

export const LEAVES: readonly Leaf[] = ROOTS.flatMap(({ branches }) =>
  branches.flatMap(({ leaves }) => leaves),
);
