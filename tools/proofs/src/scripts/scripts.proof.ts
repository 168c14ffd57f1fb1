import { chromium, type Page } from '@playwright/test';
import { createDatabase } from '@shop/database';
import { browserLaunch } from '@shop/testing/browser';
import { createFaults, type Faults } from '../faults.ts';
import type { ProofRow } from '../proof-row.ts';
import { leavesTo } from '../redirects/leads-to.ts';
import { someOf } from '../some-of.ts';
import type { OpenedShop } from '../shop/open-shop.ts';
import { createVisitor, type Visitor } from '../shop/visitor.ts';
import { findRunning } from './find-running.ts';
import { openHydrated } from './hydrated.ts';
import { PAYLOADS } from '@shop/testing/script-payloads';
import { readPurchase } from './purchase.ts';
import { plantStoreTexts, restoreStoreTexts, type PlantedProduct } from './store-texts.proof.ts';
import { clientPlaces, TYPED_PLACES, type TypedPlace } from './typed-places.ts';

const BRAND = 'lt';
/** The number of payloads that are shown in a browser, with its scripts. */
const SHOWN_PART = 0.15;
const NOTHING = 'nothing runs';

type Proving = {
  readonly port: number;
  readonly reader: Page;
  readonly faults: Faults;
  readonly tell: (progress: string) => void;
};

const judge = async ({ reader, faults }: Proving, what: string, html: string): Promise<void> => {
  faults.expect(what, (await findRunning(reader, html)).join(' and ') || NOTHING, NOTHING);
};

const isHtml = (type: unknown): boolean => String(type ?? '').includes('html');

const proveTypedIn = async (
  proving: Proving,
  { name, ask, keptOn = [] }: TypedPlace,
  { payload, visitor }: { payload: string; visitor: Visitor },
): Promise<void> => {
  for (const asked of [ask(payload), ...keptOn.map((path) => ({ path }))]) {
    const { status, headers, text } = await visitor.ask(asked);
    const what = `${name}, ${payload}, ${asked.path.slice(0, 60)}`;
    proving.faults.expect(`${what}: a fault of the shop`, status >= 500, false);
    if (isHtml(headers['content-type'])) await judge(proving, what, text);
  }
};

/** A new client with one address. */
const aClientWithAddress = async (port: number) => {
  const client = createVisitor(port, BRAND);
  await client.call('POST', '/api/auth/register', {
    ...{ email: `scripts-${Date.now()}@shopper.example`, password: 'ilga diena pie jūras' },
    ...{ first_name: 'Ona', last_name: 'Petraitė' },
  });
  const { address } = await client.call<{ address: { id: number } }>(
    'POST',
    '/api/account/add-delivery-address',
    {
      ...{ id: 0, first_name: 'Ona', last_name: 'Petraitė', phone_number: '+370 612 34567' },
      ...{ first_address: 'Pilies g. 5-12', city: 'Vilnius', zip: '01123', country_id: 1 },
    },
  );
  return { client, addressId: address.id };
};

const proveTyped = async (proving: Proving, payloads: readonly string[]): Promise<void> => {
  const { client, addressId } = await aClientWithAddress(proving.port);
  for (const place of [...TYPED_PLACES, ...clientPlaces(addressId)]) {
    for (const payload of payloads) {
      const visitor = place.by === 'client' ? client : createVisitor(proving.port, BRAND);
      await proveTypedIn(proving, place, { payload, visitor });
    }
    proving.tell(`typed in ${place.name}: ${proving.faults.compared.toLocaleString('en')} compared`);
  }
};

/** Pages that show many of the store's texts at once. */
const COMMON = [
  '/en',
  '/en/marketplace',
  '/en/c/electronics',
  '/en/categories',
  '/en/dealzone',
  '/en/search?s=script',
];

const provePlanted = async (proving: Proving, planted: readonly PlantedProduct[]): Promise<void> => {
  const visitor = createVisitor(proving.port, BRAND);
  const paths = [...COMMON, ...planted.map(({ slug }) => `/en/p/${slug}`)];
  for (const path of paths) await judge(proving, path, await visitor.page(path));
  for (const at of planted.keys()) {
    const path = `/en/proof-old-${at + 1}`;
    const elsewhere = leavesTo(
      await visitor.ask({ path }),
      `http://${BRAND}.localhost:${proving.port}${path}`,
    );
    proving.faults.expect(`old address ${at + 1}`, elsewhere.join(' and '), '');
  }
  proving.tell(`texts of the store: ${proving.faults.compared.toLocaleString('en')} compared`);
};

const provePurchases = async (proving: Proving, planted: readonly PlantedProduct[]): Promise<void> => {
  for (const { variantId, text } of planted) {
    const pages = await readPurchase({ port: proving.port, variantId, typed: text });
    for (const [name, html] of pages) await judge(proving, `${name}, ${text}`, html);
  }
  proving.tell(`purchases: ${proving.faults.compared.toLocaleString('en')} compared`);
};

const proveHydrated = async (proving: Proving, planted: readonly PlantedProduct[]): Promise<void> => {
  const browser = proving.reader.context().browser();
  if (!browser) throw new Error('the browser is closed');
  const shown = await openHydrated({ browser, origin: `http://${BRAND}.localhost:${proving.port}` });
  const visit = async (path: string) =>
    proving.faults.expect(
      `${path} in a browser`,
      (await shown.visit(path)).join(' and ') || NOTHING,
      NOTHING,
    );
  for (const path of COMMON) await visit(path);
  for (const { slug, text } of planted) {
    const typed = encodeURIComponent(text);
    for (const path of [
      `/en/p/${slug}`,
      `/en/search?s=${typed}`,
      `/en/${typed}`,
      `/en/c/electronics?f.colour=${typed}`,
    ])
      await visit(path);
  }
  await shown.close();
  proving.tell(`in a browser: ${proving.faults.compared.toLocaleString('en')} compared`);
};

const prove = async (proving: Proving, payloads: readonly string[], shop: OpenedShop): Promise<void> => {
  await proveTyped(proving, payloads);
  const db = createDatabase(shop.databaseUrl, { poolSize: 1 });
  try {
    const planted = await plantStoreTexts(db, payloads);
    await provePlanted(proving, planted);
    await provePurchases(proving, someOf(planted, Math.ceil(planted.length / 2)));
    await proveHydrated(proving, someOf(planted, Math.max(2, Math.round(planted.length * SHOWN_PART))));
  } finally {
    await restoreStoreTexts(db);
    await db.destroy();
  }
};

/**
 * Payloads in every text of a visitor, the store or its staff: the server's answers contain nothing that
 * would run, and in a browser nothing runs.
 */
export const scripts = async (
  size: number,
  tell: (progress: string) => void,
  shop: OpenedShop,
): Promise<ProofRow> => {
  const browser = await chromium.launch(browserLaunch);
  const payloads = someOf(PAYLOADS, size);
  const faults = createFaults();
  try {
    const reader = await browser.newPage();
    await prove({ port: shop.port, reader, faults, tell }, payloads, shop);
  } finally {
    await browser.close();
  }
  return {
    what: `${payloads.length} script payloads in what is typed, stored, bought and mailed`,
    wanted: 'nothing in a page or a mail would run, and in a browser nothing runs',
    found: `${faults.compared.toLocaleString('en')} compared, ${faults.wrong} wrong`,
    holds: faults.wrong === 0 && faults.compared > 0,
    faults: faults.shown,
  };
};
