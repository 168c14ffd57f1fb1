import type { AnalyticsEvent, AnalyticsName, QuotePayment } from './events.ts';
import { ANALYTICS_CURRENCY } from './item.ts';
import type { Rule, TrackerCalls, TrackerName } from './tracker.ts';
import { emailGoods, layerGoods, pixelGoods, retailGoods } from './tracker-items.ts';

type Rules = { [Name in AnalyticsName]: { [Tracker in TrackerName]: Rule<Name, Tracker> } };

const NO_METRIC = 'no metric of e-mail marketing is about it';
const NO_RETAIL = 'the retail tracker has no such event';
const NO_PIXEL = 'the pixel optimises nothing by it';

const layer = (event: string, id: string, ecommerce: object) => ({ event, event_id: id, ecommerce });
const asked = (event: string, id: string, term: string) => ({ event, event_id: id, search_term: term });

const quoteRules = (metric: string) => ({
  dataLayer: ({ name, id, about }: { name: string; id: string; about: QuotePayment }) => ({
    ...{ event: name, event_id: id, currency: ANALYTICS_CURRENCY },
    ...about,
  }),
  pixel: ({ id, about }: { id: string; about: QuotePayment }): TrackerCalls['pixel'] => [
    ...(['trackCustom', metric] as const),
    { currency: ANALYTICS_CURRENCY, ...about },
    { eventID: id },
  ],
  email: ({ about: { quoteId, value, ...more } }: { about: QuotePayment }): TrackerCalls['email'] => [
    metric,
    { QuoteID: quoteId, $value: value, value_currency: ANALYTICS_CURRENCY, ...more },
  ],
  retail: NO_RETAIL,
});

const payment = (name: 'payment_success' | 'payment_declined') => ({
  dataLayer: ({ id, about }: AnalyticsEvent<typeof name>) => ({
    ...{ event: `${about.of}_${name}`, event_id: id, transaction_id: about.transaction },
  }),
  pixel: NO_PIXEL,
  email: NO_METRIC,
  retail: NO_RETAIL,
});

/** Every event and every tracker: how the event is said there, or why it is not. */
export const EVENT_TABLE: Rules = {
  page_view: {
    dataLayer: ({ id, about }) => ({
      ...{ event: 'page_view', event_id: id, page_location: about.url, page_title: about.title },
    }),
    pixel: ({ id }) => ['track', 'PageView', {}, { eventID: id }],
    email: NO_METRIC,
    retail: () => ({ event: 'viewPage' }),
  },
  search_show_more: {
    dataLayer: ({ id, about }) => asked('search_show_more', id, about.term),
    pixel: NO_PIXEL,
    email: NO_METRIC,
    retail: NO_RETAIL,
  },
  search_manual: {
    dataLayer: ({ id, about }) => asked('search', id, about.term),
    pixel: ({ id, about }) => ['track', 'Search', { search_string: about.term }, { eventID: id }],
    email: ({ about }) => ['Searched Site', { SearchTerm: about.term }],
    retail: NO_RETAIL,
  },
  search_refined: {
    dataLayer: ({ id, about }) => asked('search_refined', id, about.term),
    pixel: NO_PIXEL,
    email: NO_METRIC,
    retail: NO_RETAIL,
  },
  product_impressions: {
    dataLayer: ({ id, about }) =>
      layer('view_item_list', id, { item_list_name: about.list, ...layerGoods(about) }),
    pixel: NO_PIXEL,
    email: NO_METRIC,
    // It takes the ids of the list's first goods.
    retail: ({ about }) => ({ event: 'viewList', item: about.items.slice(0, 3).map(({ id }) => String(id)) }),
  },
  product_click: {
    dataLayer: ({ id, about }) =>
      layer('select_item', id, { item_list_name: about.list, ...layerGoods(about) }),
    pixel: NO_PIXEL,
    email: NO_METRIC,
    retail: NO_RETAIL,
  },
  product_view: {
    dataLayer: ({ id, about }) => layer('view_item', id, layerGoods(about)),
    pixel: ({ id, about }) => ['track', 'ViewContent', pixelGoods(about), { eventID: id }],
    email: ({ about }) => ['Viewed Product', emailGoods(about)],
    retail: ({ about }) => ({ event: 'viewItem', item: String(about.items[0]?.id ?? '') }),
  },
  add_to_cart: {
    dataLayer: ({ id, about }) => layer('add_to_cart', id, layerGoods(about)),
    pixel: ({ id, about }) => ['track', 'AddToCart', pixelGoods(about), { eventID: id }],
    email: ({ about }) => ['Added to Cart', emailGoods(about)],
    retail: ({ about }) => ({ event: 'addToCart', ...retailGoods(about) }),
  },
  view_cart: {
    dataLayer: ({ id, about }) => layer('view_cart', id, layerGoods(about)),
    pixel: NO_PIXEL,
    email: NO_METRIC,
    retail: ({ about }) => ({ event: 'viewBasket', ...retailGoods(about) }),
  },
  begin_checkout: {
    dataLayer: ({ id, about }) => layer('begin_checkout', id, layerGoods(about)),
    pixel: ({ id, about }) => ['track', 'InitiateCheckout', pixelGoods(about), { eventID: id }],
    email: ({ about }) => ['Started Checkout', emailGoods(about)],
    retail: NO_RETAIL,
  },
  add_payment_info: {
    dataLayer: ({ id, about }) => layer('add_payment_info', id, layerGoods(about)),
    pixel: ({ id, about }) => ['track', 'AddPaymentInfo', pixelGoods(about), { eventID: id }],
    email: NO_METRIC,
    retail: NO_RETAIL,
  },
  purchase: {
    dataLayer: ({ id, about }) =>
      layer('purchase', id, {
        ...{ transaction_id: about.transaction, shipping: about.shipping },
        ...layerGoods(about),
      }),
    pixel: ({ id, about }) => ['track', 'Purchase', pixelGoods(about), { eventID: id }],
    email: ({ about }) => ['Placed Order', { OrderId: about.transaction, ...emailGoods(about) }],
    retail: ({ about }) => ({ event: 'trackTransaction', id: about.transaction, ...retailGoods(about) }),
  },
  payment_success: payment('payment_success'),
  payment_declined: payment('payment_declined'),
  quote_submit: {
    dataLayer: ({ id, about }) => ({ event: 'quote_submit', event_id: id, items: about.items }),
    pixel: ({ id, about }) => ['track', 'Lead', { num_items: about.items }, { eventID: id }],
    email: ({ about }) => ['Submitted Quote', { items: about.items }],
    retail: NO_RETAIL,
  },
  quote_paid: quoteRules('QuotePaid'),
  quote_payment_view: quoteRules('QuotePaymentView'),
  delivery_info_added: quoteRules('DeliveryInfoAdded'),
  payment_info_added: quoteRules('PaymentInfoAdded'),
  pay_click: quoteRules('PayButtonClick'),
};

/** What a tracker is given for an event; undefined when the table says why it is not sent there. */
export const callFor = <Tracker extends TrackerName>(
  tracker: Tracker,
  event: AnalyticsEvent,
): TrackerCalls[Tracker] | undefined => {
  const rule: unknown = EVENT_TABLE[event.name][tracker];
  return typeof rule === 'function'
    ? (rule as (given: AnalyticsEvent) => TrackerCalls[Tracker])(event)
    : undefined;
};

/** Why the table leaves a tracker out of an event; undefined where it sends the event there. */
export const reasonAgainst = (tracker: TrackerName, name: AnalyticsName): string | undefined => {
  const rule: unknown = EVENT_TABLE[name][tracker];
  return typeof rule === 'string' ? rule : undefined;
};
