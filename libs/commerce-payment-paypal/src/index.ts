export { paypal } from './paypal.entry.ts';
