import type { Database } from '@shop/database';
import { resumeIdentity } from '@shop/database/insert-rows';
import { copyRows, type Load } from '@shop/database/load';

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

const COLUMNS = [
  ...['id', 'product_id', 'sku', 'barcode', 'position'],
  ...['attributes', 'price', 'on_hand', 'picture'],
];

/** Variants with the pieces in stock. */
export const copyVariants = (load: Load, variants: readonly VariantRow[]): Promise<void> =>
  copyRows(
    load,
    'product_variant',
    COLUMNS,
    variants.map((variant) => [
      ...[variant.id, variant.productId, variant.sku, variant.barcode, variant.position],
      ...[JSON.stringify(variant.attributes), variant.price, variant.onHand, variant.picture],
    ]),
  );

/** After the last variant: the shop's own ids begin behind the inserted ones. */
export const finishVariants = (db: Database) => resumeIdentity(db, 'product_variant');
