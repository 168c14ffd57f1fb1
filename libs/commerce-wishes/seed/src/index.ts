export { seedWishes } from './seed-wishes.ts';
