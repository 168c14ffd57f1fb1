export { findBrands } from './find-brands.ts';
export { seed, type Seeded, type SeedOptions } from './seed.ts';
