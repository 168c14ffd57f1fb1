export { seedClaims } from './seed-claims.ts';
