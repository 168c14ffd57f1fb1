import type { Database } from '@shop/database';
import type { ReturnException } from '@shop/domain/market-duties';

/** Which of these products cannot be returned for a change of mind, and why. */
export const findReturnExceptions = async (
  db: Database,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, ReturnException>> => {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_category')
    .innerJoin('category', 'category.id', 'product_category.category_id')
    .select(['product_category.product_id', 'category.return_exception'])
    .where('product_category.product_id', 'in', [...productIds])
    .where('category.return_exception', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ product_id, return_exception: why }) =>
      why === null ? [] : [[product_id, why] as const],
    ),
  );
};
