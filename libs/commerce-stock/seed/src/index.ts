export { finishVariants, copyVariants, type VariantRow } from './seed-variants.ts';
