import type { AnalyticsEvent, AnalyticsEvents, AnalyticsName } from '@shop/domain/analytics';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@shop/domain/consent';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFor, EVENT_TABLE } from '@shop/domain/analytics';
import { TRACKERS, type TrackerName } from '@shop/domain/analytics';
import { trackerWindow } from './tracker-window.ts';
import { createTrackers } from './trackers.ts';

const ids = { dataLayer: 'GTM-1', pixel: '11, 22', email: 'KEY', retail: '77' };
const allowing = (...purposes: ConsentPurpose[]) => ({
  allows: (purpose: ConsentPurpose) => purposes.includes(purpose),
});

const item = {
  ...{ id: 12, sku: 'K7', name: 'Kettle', manufacturer: 'Hearth', category: 'Kitchen', variant: 'Red' },
  ...{ price: 50, quantity: 2, index: 3, image: 'https://shop/k7', url: 'https://shop/p/k7' },
};
const goods = { items: [item], value: 100 };
const paid = { quoteId: 7, value: 90, shipping: 12, deliveryFee: 3, paymentType: 'card' };
const bought = { of: 'marketplace', transaction: 'qu7' } as const;

/** One of each event. */
const ABOUT: AnalyticsEvents = {
  page_view: { url: 'https://shop/en', title: 'Home' },
  search_show_more: { term: 'lamp' },
  search_manual: { term: 'lamp' },
  search_refined: { term: 'lamp' },
  product_impressions: { ...goods, list: 'Deals' },
  product_click: { ...goods, list: 'Deals' },
  product_view: goods,
  add_to_cart: goods,
  view_cart: goods,
  begin_checkout: goods,
  add_payment_info: goods,
  purchase: { ...goods, transaction: 'qu7', shipping: 12, of: 'marketplace' },
  payment_success: bought,
  payment_declined: bought,
  quote_submit: { items: 2 },
  quote_paid: paid,
  quote_payment_view: paid,
  delivery_info_added: paid,
  payment_info_added: paid,
  pay_click: paid,
};
const NAMES = Object.keys(ABOUT) as AnalyticsName[];
const eventOf = (name: AnalyticsName, id = `id-${name}`): AnalyticsEvent => ({
  id,
  name,
  about: ABOUT[name],
});

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => new URL(src).hostname);
/** What lies in each tracker's queue for an event id or its data. */
const queued = (): Record<TrackerName, number> => {
  const { dataLayer, fbq, klaviyo, criteo_q: retail } = trackerWindow();
  const own = (queue: readonly unknown[] | undefined, isSetup: (text: string) => boolean) =>
    (queue ?? []).filter((entry) => !isSetup(JSON.stringify(entry))).length;
  return {
    dataLayer: own(dataLayer, (text) => !text.includes('event_id')),
    pixel: own(fbq?.queue, (text) => text.includes('"init"')),
    email: own(klaviyo, () => false),
    retail: own(retail, (text) => /setAccount|setSiteType/.test(text)),
  };
};

beforeEach(() => {
  sessionStorage.clear();
  document.head.replaceChildren();
  for (const name of ['dataLayer', 'fbq', '_fbq', 'klaviyo', 'criteo_q'])
    delete (window as unknown as Record<string, unknown>)[name];
});

const SETS = [
  [],
  ['preferences'],
  ['statistics'],
  ['marketing'],
  [...CONSENT_PURPOSES],
] as const satisfies readonly (readonly ConsentPurpose[])[];

test.each(SETS)(
  'with consent to [%s %s %s] every event reaches exactly the trackers that it allows',
  (...granted) => {
    const given = granted.flatMap((purpose: ConsentPurpose | undefined) => purpose ?? []);
    const trackers = createTrackers({ ids, consent: allowing(...given) });
    trackers.start();
    const isOn: Record<TrackerName, boolean> = {
      dataLayer: given.some((purpose) => purpose !== 'preferences'),
      pixel: given.some((purpose) => purpose === 'marketing'),
      email: given.some((purpose) => purpose === 'marketing'),
      retail: given.some((purpose) => purpose === 'marketing'),
    };
    for (const name of NAMES) {
      const before = queued();
      trackers.send(eventOf(name));
      const after = queued();
      for (const tracker of TRACKERS) {
        const isSent = isOn[tracker] && typeof EVENT_TABLE[name][tracker] === 'function';
        expect(after[tracker] - before[tracker], `${name} to ${tracker}`).toBe(isSent ? 1 : 0);
      }
    }
    expect(scripts()).toHaveLength(TRACKERS.filter((tracker) => isOn[tracker]).length);
  },
);

test('a tracker without an id is never loaded', () => {
  const none = { dataLayer: '', pixel: '', email: '', retail: '' };
  const trackers = createTrackers({ ids: none, consent: allowing(...CONSENT_PURPOSES) });
  trackers.start();
  trackers.send(eventOf('page_view'));
  expect(scripts()).toEqual([]);
  expect(trackers.isAnyOn()).toBe(false);
});

test('R-BRD-06 the setting of the pixel is a list of ids, and each is initialised', () => {
  createTrackers({ ids: { ...ids, pixel: '11, 22,' }, consent: allowing('marketing') }).start();
  expect(trackerWindow().fbq?.queue).toEqual([
    ['init', '11'],
    ['init', '22'],
  ]);
});

test('R-ANA-08 every event that has a value says that it is in dollars', () => {
  for (const name of NAMES)
    for (const tracker of ['dataLayer', 'pixel', 'email'] as const) {
      const text = JSON.stringify(callFor(tracker, eventOf(name)) ?? {});
      if (/"\$?value"/.test(text)) expect(text, `${name} to ${tracker}`).toMatch(/currency":"USD"/);
      expect(text, name).not.toMatch(/EUR|AED/);
    }
});

test('R-ANA-11 a step of paying for a quote has quoteId, value, shipping, deliveryFee and paymentType', () => {
  for (const name of [
    'quote_paid',
    'quote_payment_view',
    'delivery_info_added',
    'payment_info_added',
    'pay_click',
  ] as const) {
    expect(callFor('dataLayer', eventOf(name))).toEqual({
      ...{ event: name, event_id: `id-${name}`, currency: 'USD' },
      ...paid,
    });
    expect(callFor('pixel', eventOf(name))).toMatchObject({ 2: { ...paid, currency: 'USD' } });
  }
});

test('an item reaches the data layer with all that the shop says of it', () => {
  expect(callFor('dataLayer', eventOf('product_view'))).toMatchObject({
    ecommerce: {
      items: [
        {
          ...{
            item_id: '12',
            item_sku: 'K7',
            item_name: 'Kettle',
            item_brand: 'Hearth',
            item_category: 'Kitchen',
          },
          ...{ item_variant: 'Red', price: 50, quantity: 2, index: 3 },
          ...{ image_url: 'https://shop/k7', item_url: 'https://shop/p/k7' },
        },
      ],
    },
  });
});

test('an event is sent once, with the same id to every tracker that counts by ids', () => {
  const trackers = createTrackers({ ids, consent: allowing('marketing') });
  trackers.start();
  trackers.send(eventOf('purchase', 'purchase.qu7'));
  trackers.send(eventOf('purchase', 'purchase.qu7'));
  expect(queued()).toEqual({ dataLayer: 1, pixel: 1, email: 1, retail: 1 });
  expect(trackerWindow().dataLayer?.at(-1)).toMatchObject({ event_id: 'purchase.qu7' });
  expect(trackerWindow().fbq?.queue.at(-1)).toMatchObject({ 3: { eventID: 'purchase.qu7' } });
});

test('the tag manager hears Consent Mode before its script: all denied, then what was chosen', () => {
  createTrackers({ ids, consent: allowing('statistics') }).start();
  const said = (trackerWindow().dataLayer ?? [])
    .slice(0, 2)
    .map((one) => [...(one as ArrayLike<unknown> & Iterable<unknown>)]);
  expect(said.map(([, kind, signals]) => [kind, signals])).toEqual([
    ['default', expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied' })],
    [
      'update',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'granted', ad_user_data: 'denied' }),
    ],
  ]);
});

test('a tracker whose script does not come changes nothing but a line of the log', () => {
  const line = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const trackers = createTrackers({ ids, consent: allowing('marketing') });
  trackers.start();
  for (const script of document.querySelectorAll('script')) script.dispatchEvent(new Event('error'));
  expect(() => trackers.send(eventOf('add_to_cart'))).not.toThrow();
  expect(line).toHaveBeenCalledTimes(4);
  line.mockRestore();
});

test('what no script has taken when the page is left is sent by the next page', () => {
  const consent = allowing('marketing');
  const left = createTrackers({ ids, consent });
  left.start();
  for (const script of document.querySelectorAll('script[src*="facebook"]'))
    script.dispatchEvent(new Event('load'));
  left.send(eventOf('pay_click', 'pay_click.qu7'));
  dispatchEvent(new Event('pagehide'));
  for (const name of ['dataLayer', 'fbq', '_fbq', 'klaviyo', 'criteo_q'])
    delete (window as unknown as Record<string, unknown>)[name];
  createTrackers({ ids, consent }).start();
  // The pixel's script was there: it has sent its own.
  expect(queued()).toEqual({ dataLayer: 1, pixel: 0, email: 1, retail: 0 });
  expect(sessionStorage.getItem('shop_untold')).toBeNull();
});

test('ids of the demo are served by this machine, all others by the trackers', () => {
  const demo = { dataLayer: 'demo-1', pixel: 'demo-2', email: 'demo-3', retail: 'demo-4' };
  createTrackers({ ids: demo, consent: allowing('marketing') }).start();
  expect(scripts()).toEqual(Array(4).fill(location.hostname));
  expect([...document.querySelectorAll('script')].map((script) => script.getAttribute('src'))).toEqual([
    '/dev/trackers/dataLayer.js?id=demo-1',
    '/dev/trackers/pixel.js?id=demo-2',
    '/dev/trackers/email.js?id=demo-3',
    '/dev/trackers/retail.js?id=demo-4',
  ]);
});
