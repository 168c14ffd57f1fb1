import type { Page } from '@playwright/test';
import type { PathName } from '@shop/paths';
import { findBarriers, findBarriersInDark } from './axe.ts';
import { expect, test } from './shop.ts';
import { addableCard, CARDS, chooseDelivery, DEMO_CLIENT, logIn, orderByCard, payWith } from './steps.ts';
import { findUnreached } from './tab-through.ts';

type Seen =
  /** By its address. Pages that `every-brand` checks in light mode are checked in dark mode here. */
  | { readonly at: string; readonly by: 'guest' | 'client'; readonly isSeenInLight?: true }
  /** In the purchase below. */
  | 'purchase'
  /** Linked from the client's addresses. */
  | 'address'
  /** Shows no page of its own. */
  | 'leads on';

const guest = (at: string) => ({ at, by: 'guest' }) as const;
const seenInLight = (at: string) => ({ ...guest(at), isSeenInLight: true }) as const;
const client = (at: string) => ({ at, by: 'client' }) as const;

/** Every route of the shop: a missing one does not compile. */
const ROUTES: Readonly<Record<PathName, Seen>> = {
  home: seenInLight('/en'),
  marketplace: seenInLight('/en/marketplace'),
  category: seenInLight('/en/c/electronics'),
  search: seenInLight('/en/search?s=watch'),
  login: seenInLight('/en/login'),
  dealzone: guest('/lt/dealzone'),
  categories: guest('/lv/categories'),
  allBrands: guest('/lt/all-brands'),
  categoryLevel: guest('/ee/categories/electronics'),
  register: guest('/en/register'),
  passwordReset: guest('/lt/password-reset'),
  confirmEmail: guest(`/lv/confirm-email/${'a'.repeat(43)}`),
  paymentFail: guest('/lv/payment/fail'),
  notFound: guest('/ee/404'),
  status: guest('/status'),
  unsupportedBrowser: guest('/lt/unsupported-browser'),
  userAccount: client('/en/user-account'),
  accountInformation: client('/ee/account-information'),
  balance: client('/en/balance'),
  balancePay: client('/lv/balance/pay'),
  myOrders: client('/lt/my-orders'),
  deliveryAddresses: client('/lt/delivery-addresses'),
  newDeliveryAddress: client('/lv/delivery-addresses/new'),
  deliveryAddress: 'address',
  removeDeliveryAddress: 'address',
  product: 'purchase',
  cart: 'purchase',
  checkout: 'purchase',
  payment: 'purchase',
  confirm: 'purchase',
  success: 'purchase',
  guestOrder: 'purchase',
  // The same page as a guest's.
  order: 'purchase',
  tracking: guest('/lt/tracking'),
  withdrawal: guest('/ee/withdrawal'),
  reservation: guest('/lv/iphone-reservation'),
  // Checked by the journey of the reservation.
  reservationConfirm: 'purchase',
  reservationSuccess: 'purchase',
  // Checked by the journey of the invoice.
  invoice: 'purchase',
  // From the page of a sent order.
  trackedParcel: 'purchase',
  cancelGuestOrder: 'purchase',
  // The same page as a guest's.
  cancelOrder: 'purchase',
  paymentAccept: 'leads on',
  paymentDecline: 'leads on',
  paymentPay: 'leads on',
  logout: 'leads on',
};

const seenBy = (by: 'guest' | 'client') =>
  Object.values(ROUTES).flatMap((seen) => (typeof seen === 'object' && seen.by === by ? [seen] : []));

const mustBeOpen = async (page: Page, what: string, isSeenInLight = false): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  if (!isSeenInLight) expect(await findBarriers(page), what).toEqual([]);
  expect(await findBarriersInDark(page), `${what} in dark`).toEqual([]);
};

// Axe checks each page twice, on machines of any size.
test.beforeEach(() => test.setTimeout(180_000));
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [half, isHalf] of [
  ['lists and what leads to them', true],
  ['forms and what else there is', false],
] as const)
  test(`any route of guests passes axe in light and dark: ${half}`, async ({ page, faults }) => {
    const pages = seenBy('guest');
    const chosen = pages.filter((_, at) => at < pages.length / 2 === isHalf);
    for (const { at, isSeenInLight } of chosen)
      await test.step(at, async () => {
        await page.goto(at);
        await mustBeOpen(page, at, isSeenInLight);
        if (!isSeenInLight) expect(await findUnreached(page), `${at} by Tab`).toEqual([]);
      });
    // Chromium itself reports a document's status as an error.
    for (const fault of faults.splice(0)) expect(fault).toContain('404');
  });

test('any route of clients passes axe in light and dark', async ({ page }) => {
  await logIn(page, DEMO_CLIENT, '/my-orders');
  for (const { at } of seenBy('client')) {
    await page.goto(at);
    await mustBeOpen(page, at);
    expect(await findUnreached(page), `${at} by Tab`).toEqual([]);
  }
  await page.goto('/en/my-orders?state=customs');
  await page.getByRole('main').getByRole('link', { name: /^QU/ }).first().click();
  await page.getByRole('main').getByRole('link', { name: /^NP/ }).click();
  await page.waitForURL(/\/tracking\/NP/);
  await mustBeOpen(page, 'parcel');
  for (const name of [/^Edit/, /^Remove/]) {
    await page.goto('/en/delivery-addresses');
    const at = await page.getByRole('main').getByRole('link', { name }).first().getAttribute('href');
    await page.goto(at ?? '');
    await mustBeOpen(page, at ?? '');
  }
});

test('each step of a purchase passes axe, with its names, roles and live regions', async ({
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
      - paragraph: This button places an order with an obligation to pay.
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
