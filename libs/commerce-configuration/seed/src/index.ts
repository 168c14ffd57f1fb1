export { seedRedirects } from './seed-redirects.ts';
