export { seedCatalogue, type SeededCatalogue } from './seed-catalogue.ts';
export { createRandom, type Random } from './random.ts';
