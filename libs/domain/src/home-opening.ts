/** A home opens with goods and a worked out price, once. A file of its own, as every page loads it. */
export const opensWithGoods = (blocks: readonly { readonly type: string }[]): boolean =>
  blocks.findLastIndex(({ type }) => type === 'opening') === 0;
