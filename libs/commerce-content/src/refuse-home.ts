import type { ContentDraftRecord, PageTexts, StoredBlock } from '@shop/contracts/content';
import type { Transaction } from '@shop/database';
import { isHomeBlock } from '@shop/domain/home';
import { opensWithGoods } from '@shop/domain/home-opening';

type Wrong = { readonly code: 'invalid'; readonly at: string; readonly why: string };

/** Blocks by the path of a record that leads to them. */
const blocksOf = (texts: PageTexts): (readonly [path: string, blocks: readonly StoredBlock[]])[] =>
  Object.entries(texts).flatMap(([locale, text]) =>
    text ? [[`texts.${locale}.blocks`, text.blocks] as const] : [],
  );

const wrong = (at: string, why: string): Wrong => ({ code: 'invalid', at, why });

/** The first block that this kind of page may not have. */
const strangeBlock = (
  texts: PageTexts,
  why: string,
  isStrange: (block: StoredBlock) => boolean,
): Wrong | null => {
  for (const [path, blocks] of blocksOf(texts)) {
    const at = blocks.findIndex(isStrange);
    if (at !== -1) return wrong(`${path}.${at}`, why);
  }
  return null;
};

/** The goods of a home page are its own blocks, with the cards of the shop. */
const isStrangeAtHome = ({ type }: StoredBlock): boolean => type === 'products';

/** What only a home page may have, and what it must have. Undefined: it is of another kind, and has nothing of it. */
export const refuseHome = async (
  tx: Transaction,
  { kind, slug, texts, footer }: ContentDraftRecord,
): Promise<Wrong | { readonly code: 'no_address' } | null> => {
  if (kind !== 'home') return strangeBlock(texts, 'only_at_home', isHomeBlock);
  const brand = await tx.selectFrom('brand').select('key').where('key', '=', slug).executeTakeFirst();
  if (!brand || footer) return { code: 'no_address' };
  const closed = blocksOf(texts).find(([, blocks]) => !opensWithGoods(blocks));
  if (closed) return wrong(closed[0], 'opening_first');
  return strangeBlock(texts, 'not_at_home', isStrangeAtHome);
};
