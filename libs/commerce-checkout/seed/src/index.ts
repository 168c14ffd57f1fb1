export { seedPromotions } from './seed-promotions.ts';
