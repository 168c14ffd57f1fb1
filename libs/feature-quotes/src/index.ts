import type { Check, Feature } from '@shop/page';
import type {} from './quotes.registry.ts';

type Later = 'checkQuotes' | 'checkOrderFormAuth' | 'checkCreateOrder';

/** One file for all that is late: landing pages contain its name. */
const routes = () => import('./quotes.routes.ts');

/** Loaded with the pages that name them. */
const later =
  (name: Later): Check =>
  async (...given) =>
    (await (await routes()).checks())[name](...given);

/** Quotes of goods from any web store. */
export const quotes: Feature = {
  key: 'quotes',
  requires: 'quotes',
  routes: {
    segments: ['quotes', 'order-form', 'order-successful', 'create-order', 'order-additional-info-needed'],
    load: async () => (await routes()).quotesRoutes,
  },
  checks: {
    quotes: later('checkQuotes'),
    'order-form-auth': later('checkOrderFormAuth'),
    'create-order': later('checkCreateOrder'),
  },
  modals: {
    recalculate: async () => (await routes()).recalculateModal(),
    'additional-info-success': async () => (await routes()).infoSuccessModal(),
  },
};
