export { seedQuotes } from './seed-quotes.ts';
export { seedStores } from './seed-stores.ts';
