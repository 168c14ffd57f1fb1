export { seedParcels } from './seed-parcels.ts';
