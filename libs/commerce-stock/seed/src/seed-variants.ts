import type { Database } from '@shop/database';
import { insertRows, resumeIdentity } from '@shop/database/insert-rows';

export type VariantRow = {
  id: number;
  productId: number;
  sku: string;
  barcode: string;
  position: number;
  attributes: Readonly<Record<string, string>>;
  price: number;
  onHand: number;
  picture: string;
};

/** Variants with the pieces in stock, in one statement. */
export const insertVariants = (db: Database, variants: readonly VariantRow[]): Promise<void> =>
  insertRows(
    db,
    'product_variant',
    {
      ...{
        id: 'bigint',
        product_id: 'bigint',
        sku: 'text',
        barcode: 'text',
        position: 'int',
        attributes: 'jsonb',
      },
      ...{ price: 'bigint', on_hand: 'int', picture: 'text' },
    },
    variants.map((variant) => [
      ...[variant.id, variant.productId, variant.sku, variant.barcode, variant.position],
      ...[JSON.stringify(variant.attributes), variant.price, variant.onHand, variant.picture],
    ]),
  );

/** After the last variant: the shop's own ids begin behind the inserted ones. */
export const finishVariants = (db: Database) => resumeIdentity(db, 'product_variant');
