import type { Locator, Page } from '@playwright/test';
import { expect } from './shop.ts';
import { addableCard } from './steps.ts';

export type Overlay = {
  readonly name: string;
  readonly by: 'guest' | 'client';
  /** Opens the page below it. */
  readonly over: (page: Page) => Promise<void>;
  readonly opener: (page: Page) => Locator;
  readonly overlay: (page: Page) => Locator;
  /** Small screens have a page instead: the modal exists on wide ones only, or stays when a wide one becomes small. */
  readonly wide?: 'only' | 'first';
  /** Gets the focus after it is closed; default: its opener. */
  readonly leadsBackTo?: (page: Page) => Locator;
};

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
const open =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await hydrated(page);
  };

const openAddable = async (page: Page): Promise<void> => {
  await page.goto('/en/c/electronics');
  const link = addableCard(page).getByRole('heading').getByRole('link');
  await open((await link.getAttribute('href')) ?? '')(page);
};

const openShirt = async (page: Page): Promise<void> => {
  await page.goto('/en/c/clothes/men/t-shirts');
  const link = page.getByRole('article').getByRole('heading').getByRole('link').first();
  await open((await link.getAttribute('href')) ?? '')(page);
};

const openFilledCart = async (page: Page): Promise<void> => {
  await page.goto('/en/c/electronics');
  await addableCard(page).getByRole('button').click();
  // Another modal may have put something in, too.
  await expect(page.getByRole('link', { name: /^Cart: \d+ items?/ }).first()).toBeVisible();
  await open('/en/cart')(page);
};

const loginLink = (page: Page) => banner(page).getByRole('link', { name: 'Log in' });

/** A modal that another modal opens. */
const fromLogin = async (page: Page): Promise<void> => {
  await open('/en')(page);
  await loginLink(page).click();
  await expect(dialog('Log in')(page)).toBeVisible();
};
const inLogin = (name: string) => (page: Page) => dialog('Log in')(page).getByRole('link', { name });

const onAddresses = (name: string, opener: RegExp, heading: string): Overlay => ({
  name,
  by: 'client',
  over: open('/en/delivery-addresses'),
  opener: (page) => main(page).getByRole('link', { name: opener }).first(),
  overlay: dialog(heading),
});

/** Something that a press opens over a page. */
const OVERLAYS: readonly Overlay[] = [
  {
    name: 'categories',
    by: 'guest',
    over: open('/en'),
    opener: (page) => banner(page).getByRole('link', { name: 'Categories' }),
    overlay: dialog('Categories'),
    wide: 'only',
  },
  {
    name: 'login',
    by: 'guest',
    over: open('/en'),
    opener: loginLink,
    overlay: dialog('Log in'),
    wide: 'first',
  },
  {
    name: 'registration',
    by: 'guest',
    over: fromLogin,
    opener: inLogin('Create an account'),
    overlay: dialog('Create an account'),
    wide: 'first',
    leadsBackTo: loginLink,
  },
  {
    name: 'forgotten password',
    by: 'guest',
    over: fromLogin,
    opener: inLogin('Reset it'),
    overlay: dialog('Forgotten password'),
    wide: 'first',
    leadsBackTo: loginLink,
  },
  {
    name: 'pictures',
    by: 'guest',
    over: openAddable,
    opener: (page) => main(page).getByRole('link', { name: 'Zoom' }).first(),
    overlay: (page) => page.getByRole('dialog'),
  },
  {
    name: 'size guide',
    by: 'guest',
    over: openShirt,
    opener: (page) => main(page).getByRole('link', { name: 'Size guide' }),
    overlay: dialog('Size guide'),
  },
  {
    name: 'cart',
    by: 'guest',
    over: openAddable,
    opener: (page) => main(page).getByRole('button', { name: 'Add to cart' }).first(),
    overlay: dialog('Cart'),
  },
  {
    name: 'air or sea',
    by: 'guest',
    over: openFilledCart,
    opener: (page) =>
      page.getByRole('complementary', { name: 'Order summary' }).getByRole('link', { name: 'Change' }),
    overlay: dialog('By air or by sea?'),
  },
  onAddresses('new address', /^Add an address/, 'New address'),
  onAddresses('edited address', /^Edit/, 'Edit address'),
  onAddresses('removed address', /^Remove/, 'Remove this address?'),
];

export const overlaysOf = (by: Overlay['by']): readonly Overlay[] =>
  OVERLAYS.filter((overlay) => overlay.by === by);
