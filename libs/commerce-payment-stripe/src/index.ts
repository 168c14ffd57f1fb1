export { stripe } from './stripe.entry.ts';
