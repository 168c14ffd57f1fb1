import type { TrackerName } from '@shop/domain/analytics';

type Facts = Readonly<Record<string, unknown>>;
/** What is wrong with a call; nothing for one that its tracker takes. */
type Findings = readonly string[];

const factsOf = (value: unknown): Facts =>
  typeof value === 'object' && value !== null ? (value as Facts) : {};
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const lacking = (facts: Facts, names: readonly string[]): string[] =>
  names.filter((name) => facts[name] === undefined || facts[name] === '').map((name) => `${name} is missing`);

const money = (facts: Facts): string[] => [
  ...(isNumber(facts['value']) ? [] : ['value is no number']),
  ...(/^[A-Z]{3}$/.test(String(facts['currency'])) ? [] : ['currency is no code of three letters']),
];

const GA4_NAME = /^[a-z]\w{0,39}$/i;
/** Events whose `ecommerce` has what each needs besides the items. */
const GA4_SHOPPING: Readonly<Record<string, readonly string[]>> = {
  view_item_list: [],
  select_item: [],
  view_item: [],
  add_to_cart: [],
  view_cart: [],
  begin_checkout: [],
  add_payment_info: [],
  purchase: ['transaction_id'],
};

/** https://developers.google.com/analytics/devguides/collection/ga4/reference/events */
const ofDataLayer = (call: unknown): Findings => {
  // Consent Mode and the start of the tag manager are no events of analytics.
  if (Array.isArray(call)) return call[0] === 'consent' ? [] : ['only consent is given as arguments'];
  const { event, ecommerce, event_id: id } = factsOf(call);
  if (event === 'gtm.js') return [];
  const needs = GA4_SHOPPING[String(event)];
  const shop = factsOf(ecommerce);
  return [
    ...(GA4_NAME.test(String(event)) ? [] : ['the name is not up to 40 letters, digits and underscores']),
    ...(id === undefined ? ['event_id is missing'] : []),
    ...(needs ? [...money(shop), ...lacking(shop, needs)] : []),
    ...(needs && !isList(shop['items']) ? ['items is no filled list'] : []),
    ...(needs && isList(shop['items']) ? shop['items'].flatMap((item) => ga4Item(factsOf(item))) : []),
  ];
};

const ga4Item = (item: Facts): string[] =>
  item['item_id'] === undefined && item['item_name'] === undefined
    ? ['an item has neither item_id nor item_name']
    : [];

/** Standard events of the shop, with those that need a value. */
const META_STANDARD: Readonly<Record<string, boolean>> = {
  PageView: false,
  Search: false,
  ViewContent: false,
  AddToCart: false,
  InitiateCheckout: false,
  AddPaymentInfo: false,
  Lead: false,
  Purchase: true,
};

/** https://developers.facebook.com/docs/meta-pixel/reference */
const ofPixel = (call: unknown): Findings => {
  const [method, event, about, options] = Array.isArray(call) ? (call as unknown[]) : [];
  if (method === 'init') return typeof event === 'string' && event !== '' ? [] : ['the id is missing'];
  const name = String(event);
  const facts = factsOf(about);
  return [
    ...(method === 'track' && META_STANDARD[name] === undefined ? [`${name} is no standard event`] : []),
    ...(method === 'trackCustom' && name.length > 50 ? ['the name has more than 50 letters'] : []),
    ...(META_STANDARD[name] === true || facts['value'] !== undefined ? money(facts) : []),
    ...lacking(factsOf(options), ['eventID']),
  ];
};

/** https://developers.klaviyo.com/en/docs/javascript_api */
const ofEmail = (call: unknown): Findings => {
  const [method, metric, about] = Array.isArray(call) ? (call as unknown[]) : [];
  const facts = factsOf(about);
  return [
    ...(method === 'track' ? [] : ['the method is not track']),
    ...(typeof metric === 'string' && metric !== '' ? [] : ['the metric has no name']),
    ...(facts['$value'] === undefined || isNumber(facts['$value']) ? [] : ['$value is no number']),
  ];
};

/** Events of the OneTag, with what each needs. */
const CRITEO: Readonly<Record<string, readonly string[]>> = {
  setAccount: ['account'],
  setSiteType: ['type'],
  viewPage: [],
  viewList: ['item'],
  viewItem: ['item'],
  addToCart: ['item'],
  viewBasket: ['item'],
  trackTransaction: ['id', 'item'],
};

/** https://guides.criteotilt.com/onetag */
const ofRetail = (call: unknown): Findings => {
  const facts = factsOf(call);
  const needs = CRITEO[String(facts['event'])];
  return needs ? lacking(facts, needs) : [`${String(facts['event'])} is no event of the tag`];
};

const RULES: Readonly<Record<TrackerName, (call: unknown) => Findings>> = {
  dataLayer: ofDataLayer,
  pixel: ofPixel,
  email: ofEmail,
  retail: ofRetail,
};

/** What the public documentation of a tracker has against a call. */
export const findFaults = (tracker: TrackerName, call: unknown): Findings => RULES[tracker](call);
