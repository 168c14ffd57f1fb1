export { DEMO_PASSWORD, PERSONAS } from './persona.ts';
export { homeOf } from './places.ts';
export { seedClients, type SeededClient } from './seed-clients.ts';
