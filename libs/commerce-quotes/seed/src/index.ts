export { seedStores } from './seed-stores.ts';
