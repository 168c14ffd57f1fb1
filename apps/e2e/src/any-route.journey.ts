import type { Page } from '@playwright/test';
import { builtBrands } from './built-brand.ts';
import { openRoute, routesSeenBy, type Opened } from './every-route.ts';
import { mustBeOpenToAll } from './open-to-all.ts';
import { WHOLE_WAY } from './sample.ts';
import { expect, test } from './shop.ts';
import {
  addableCard,
  CARDS,
  chooseDelivery,
  DEMO_CLIENT,
  logIn,
  orderByCard,
  payWith,
  PRO_CLIENT,
} from './steps.ts';

/** So many that one journey ends in time on machines of any size. */
const AT_ONCE = 12;

type Part = { readonly part: number; readonly tag: string };

/** The parts of all routes. Other brands check their share of all routes in the first one. */
const partsOf = (routes: readonly Opened[]): readonly Part[] =>
  Array.from({ length: Math.ceil(routes.length / AT_ONCE) }, (_, at) => ({
    part: at + 1,
    tag: at === 0 ? '@every-brand' : '@all-brands',
  }));

/**
 * The part's routes on the first brand, and with `JOURNEYS=all` on each. Otherwise each other brand checks a share of
 * all routes, so that themes differ from route to route.
 */
const routesOf = (all: readonly Opened[], part: number): readonly Opened[] => {
  const brand = test.info().project.name;
  if (brand === WHOLE_WAY || process.env['JOURNEYS'] === 'all')
    return all.slice((part - 1) * AT_ONCE, part * AT_ONCE);
  const others = builtBrands().filter((key) => key !== WHOLE_WAY);
  return all.filter((_, at) => at % others.length === others.indexOf(brand));
};

const mustBeOpen = async (page: Page, what: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await mustBeOpenToAll(page, what);
};

// Axe checks each page twice, on machines of any size.
test.beforeEach(() => test.setTimeout(180_000));
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const OF_GUESTS = routesSeenBy('guest');
const OF_CLIENTS = routesSeenBy('client');

for (const { part, tag } of partsOf(OF_GUESTS))
  test(`any route of guests passes axe in light and dark, and Tab goes through it, part ${part} ${tag}`, async ({
    page,
    faults,
  }) => {
    for (const route of routesOf(OF_GUESTS, part))
      await test.step(route.at, async () => mustBeOpen(page, await openRoute(page, route)));
    // Chromium itself reports a document's status as an error.
    for (const fault of faults.splice(0)) expect(fault).toContain('404');
  });

for (const { part, tag } of partsOf(OF_CLIENTS))
  test(`any route of clients passes axe in light and dark, and Tab goes through it, part ${part} ${tag}`, async ({
    page,
  }) => {
    await logIn(page, DEMO_CLIENT, '/my-orders');
    for (const route of routesOf(OF_CLIENTS, part))
      await test.step(route.at, async () => mustBeOpen(page, await openRoute(page, route)));
  });

test('any route of pro clients passes axe in light and dark, and Tab goes through it', async ({ page }) => {
  await logIn(page, PRO_CLIENT, '/my-orders');
  for (const route of routesSeenBy('pro'))
    await test.step(route.at, async () => mustBeOpen(page, await openRoute(page, route)));
});

test('each step of a purchase passes axe, with its names, roles and live regions @all-brands', async ({
  page,
  faults,
}) => {
  const main = page.getByRole('main');
  await page.goto('/en/c/electronics');
  await addableCard(page).getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/en\/p\//);
  await mustBeOpen(page, 'product');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading [level=1]
      - region "At your door, all paid":
        - group "At your door, all paid":
          - button /Air €[\\d.,]+ .+/ [pressed]
          - button /Sea €[\\d.,]+ .+/
      - group "Quantity":
        - button "One less"
        - spinbutton "Quantity": "1"
        - button "One more"
      - button "Add to cart"
  `);

  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Cart":
      - heading "Cart" [level=2]
      - button "Close"
      - status
      - article:
        - group /Quantity of .+/:
          - button "One less" [disabled]
          - spinbutton /Quantity of .+/: "1"
          - button "One more"
        - button "Remove"
      - link "Go to checkout"
      - link "View cart"
  `);
  await page.goto('/en/cart');
  await mustBeOpen(page, 'cart');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - status
      - heading "Cart" [level=1]
      - group "Shipping method":
        - button /By air €.+/ [pressed]
        - button /By sea €.+/
      - complementary "Order summary":
        - heading "Order summary" [level=2]
        - link "Go to checkout"
  `);

  await main.getByRole('link', { name: 'Go to checkout' }).first().click();
  await page.getByRole('button', { name: /^Continue to payment/ }).click();
  await expect(main.getByRole('alert')).toBeVisible();
  await mustBeOpen(page, 'delivery, refused');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Checkout" [level=1]
      - list "Checkout steps"
      - alert:
        - heading "Please check these fields" [level=2]
        - list:
          - listitem:
            - link "Choose a delivery method."
          - listitem:
            - 'link "E-mail: Field is required."'
      - region "Delivery method":
        - group "Delivery method":
          - radio /.+ To your door .+/
      - region "Delivery address":
        - textbox "E-mail" [invalid]
        - textbox "First name" [invalid]
        - textbox "City" [invalid]
        - button /Continue to payment, €[\\d.,]+/
  `);

  await page.goto('/en/cart');
  await chooseDelivery(page, { email: `open-${Date.now()}@example.com` });
  await mustBeOpen(page, 'payment');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - list "Checkout steps":
        - listitem:
          - link "Delivery"
          - text: ", done"
      - region "Payment method":
        - group "Payment method":
          - radio /Card .+ no fee/ [checked]
          - radio /PayPal .+/
      - region "Invoice to":
        - group "Invoice to":
          - radio "Me" [checked]
      - textbox "Promotion code"
      - button /Continue to review, €[\\d.,]+/
  `);

  await page.getByRole('button', { name: /^Continue to review/ }).click();
  await page.waitForURL(/\/en\/confirm\//);
  await mustBeOpen(page, 'review');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - table "Price details":
        - rowgroup:
          - row /Total to pay €[\\d.,]+/:
            - rowheader "Total to pay"
      - button /Order and pay €[\\d.,]+/
      - paragraph:
        - text: By ordering you accept the
        - link "purchase agreement"
        - link "privacy policy"
  `);
  await page.goBack();
  await orderByCard(page);
  await payWith(page, CARDS.success);
  await page.waitForURL(/\/en\/success\//);
  await mustBeOpen(page, 'success');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Thank you for your order" [level=1]
      - list "Order progress":
        - listitem: /Paid/
      - link "Continue shopping"
      - link "View the order"
  `);
  await main.getByRole('link', { name: 'View the order' }).click();
  await page.waitForURL(/\/en\/order\//);
  await mustBeOpen(page, 'order of a guest');
  await main.getByRole('link', { name: 'Cancel the order' }).click();
  await page.waitForURL(/\/cancel$/);
  await mustBeOpen(page, 'cancelling');
  faults.splice(0);
});
