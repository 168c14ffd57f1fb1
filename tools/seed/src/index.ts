export { seed, type Seeded, type SeedOptions } from './seed.ts';
