export { finishVariants, insertVariants, type VariantRow } from './seed-variants.ts';
