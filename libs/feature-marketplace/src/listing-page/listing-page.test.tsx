import { catalogueContract, type ListingRequest } from '@shop/contracts/catalogue';
import { aBrand, renderRoute } from '@shop/testing-react';
import { answering, createShopServer } from '@shop/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { marketplace } from '../index.ts';
import { anItem, aListing, shopAnswers, windowsOf } from '../testing/catalogue-answers.ts';

// Imported in advance: the test is about the page, not the time of its first import.
import './listing-page.loader.ts';
import './listing-page.tsx';

const server = createShopServer();
beforeEach(() => server.use(...shopAnswers()));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const screenIs = (width: 'wide' | 'narrow') => vi.stubGlobal('innerWidth', width === 'wide' ? 1280 : 375);
beforeEach(() => {
  screenIs('wide');
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

/** The listing calls that were made, in order. */
const listing = (answer: Parameters<typeof answering<typeof catalogueContract.listing>>[1]) => {
  const asked: ListingRequest[] = [];
  server.use(
    answering(catalogueContract.listing, (call) => {
      asked.push(call.body);
      return typeof answer === 'function' ? answer(call) : answer;
    }),
  );
  return asked;
};
const open = (at: string, given = {}) => renderRoute(marketplace, { at, ...given });
const crumbs = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const cards = () => screen.getAllByRole('article').length;

const brands = {
  key: 'manufacturer',
  type: 'terms' as const,
  name: '',
  values: [
    { slug: 'kestrel', name: 'Kestrel', count: 2 },
    { slug: 'tonfeld', name: 'Tonfeld', count: 1 },
  ],
};

describe('the place of a listing', () => {
  test('R-LST-03 R-RTE-31 breadcrumbs of products start at all categories', async () => {
    listing(windowsOf(3));
    await open('/marketplace');
    expect(crumbs()).toEqual(['All categories']);
  });
  test('R-LST-04 R-RTE-30 breadcrumbs of offers start at all offers, and only offers are requested', async () => {
    const asked = listing(windowsOf(3));
    await open('/dealzone');
    expect(crumbs()).toEqual(['All offers']);
    expect(asked[0]).toMatchObject({ contentType: 'o', categoryId: null });
  });
  test('a brand without offers has no such page', async () => {
    await open('/dealzone', { brand: aBrand({ featuresOff: ['dealzone'] }) });
    // The route does not exist: the shop would answer with its page for unknown addresses.
    expect(screen.getByText('elsewhere')).toBeDefined();
  });
  test('R-RTE-12 a category of many segments has its breadcrumbs; hidden parents are left out', async () => {
    const asked = listing(windowsOf(3));
    await open('/c/electronics/hidden/audio');
    expect(crumbs()).toEqual(['All categories', 'Electronics', 'Audio']);
    expect(asked[0]).toMatchObject({ categoryId: 4, limit: 48, offset: 0, facets: true });
  });
  test('a category that does not exist is not found', async () => {
    await open('/c/electronics/nothing');
    expect(screen.getByRole('alert').textContent).toBe('status 404');
  });
});

describe('search', () => {
  test('R-RTE-22 R-QRY-06 a term is searched for, and shown in the heading', async () => {
    const asked = listing(windowsOf(1));
    await open('/search?s=head%20phones');
    expect(asked[0]?.params).toEqual({ s: 'head phones' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('head phones');
  });
  test('an older name of the term becomes s', async () => {
    listing(windowsOf(1));
    expect((await open('/search?searchText=lamp')).place()).toBe('/search?s=lamp');
  });
  test('a term without letter or digit redirects to the marketplace', async () => {
    listing(windowsOf(1));
    expect((await open('/search?s=!!')).place()).toBe('/marketplace');
  });
  test('a search without a result says so and shows similar goods', async () => {
    listing(aListing({ isBelowLimit: true, similarResults: [anItem(9)] }));
    await open('/search?s=xqzz');
    expect(await screen.findByText(/Nothing found for/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Thing 9' })).toBeTruthy();
  });
});

describe('pages of a listing', () => {
  test('R-LST-01 R-LST-02 48 at first, 24 more without leaving the page', async () => {
    const asked = listing(windowsOf(80));
    const { user, place } = await open('/marketplace');
    expect(cards()).toBe(48);
    await user.click(screen.getByRole('link', { name: 'Show 24 more' }));
    // Seventy-two cards take a busy machine a while.
    await waitFor(() => expect(cards()).toBe(72), { timeout: 5000 });
    expect(place()).toBe('/marketplace?page=2');
    expect(asked.map(({ offset, limit, facets }) => [offset, limit, facets])).toEqual([
      [0, 48, true],
      [48, 24, false],
    ]);
  });
  test('a page beyond the end shows the last, an invalid one the first', async () => {
    listing(windowsOf(50));
    await open('/marketplace?page=99');
    expect(cards()).toBe(50);
    expect(screen.queryByRole('link', { name: /more$/ })).toBeNull();
  });
});

describe('filters', () => {
  test('R-FLT-10 next to the goods a selected box applies at once and is in the address', async () => {
    screenIs('wide');
    const asked = listing(windowsOf(3, { facets: [brands] }));
    const { user, place } = await open('/marketplace?sort=1');
    await user.click(screen.getByRole('checkbox', { name: /Kestrel/ }));
    await waitFor(() => expect(place()).toBe('/marketplace?f.manufacturer=kestrel&sort=1'));
    expect(asked.at(-1)?.params).toEqual({ 'f.manufacturer': 'kestrel' });
  });
  test('R-LST-08 R-FLT-13 in the dialog boxes are only selected, counted, and applied by the button', async () => {
    screenIs('narrow');
    listing(({ body }) => windowsOf(body.params['f.manufacturer'] ? 2 : 3, { facets: [brands] })({ body }));
    const { user, place, router } = await open('/marketplace?sort=1');
    await user.click(screen.getByRole('link', { name: 'Filters' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    expect(within(dialog).getByRole('button', { name: 'Show 3 items' })).toBeTruthy();
    await user.click(within(dialog).getByRole('checkbox', { name: /Kestrel/ }));
    expect(place()).toBe('/marketplace?sort=1');
    await user.click(await within(dialog).findByRole('button', { name: 'Show 2 items' }));
    await waitFor(() => expect(place()).toBe('/marketplace?f.manufacturer=kestrel&sort=1'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The listing replaced the sheet's own history entry: one step back is the listing before.
    await act(() => router.navigate(-1));
    await waitFor(() => expect(place()).toBe('/marketplace?sort=1'));
    expect(router.state.location.hash).toBe('');
  });
  test('the dialog is a history entry: back closes it, and so does its button, with nothing applied', async () => {
    screenIs('narrow');
    listing(windowsOf(3, { facets: [brands] }));
    const { user, place, router } = await open('/marketplace');
    for (const close of [
      () => router.navigate(-1),
      () => user.click(screen.getByRole('button', { name: 'Close filters' })),
    ]) {
      await user.click(screen.getByRole('link', { name: 'Filters' }));
      const dialog = await screen.findByRole('dialog', { name: 'Filters' });
      await user.click(within(dialog).getByRole('checkbox', { name: /Kestrel/ }));
      await act(async () => close());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(place() + router.state.location.hash).toBe('/marketplace');
    }
  });
  test('a page loaded with the filters’ address opens them, and closing stays on it', async () => {
    screenIs('narrow');
    listing(windowsOf(3, { facets: [brands] }));
    const { user, place, router } = await open('/marketplace?sort=1#filters');
    await screen.findByRole('dialog', { name: 'Filters' });
    await user.click(screen.getByRole('button', { name: 'Close filters' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(place() + router.state.location.hash).toBe('/marketplace?sort=1');
  });
  test('the dialog clears all filters at once', async () => {
    screenIs('narrow');
    listing(windowsOf(3, { facets: [brands] }));
    const { user, place } = await open('/marketplace?f.manufacturer=kestrel');
    await user.click(screen.getByRole('link', { name: 'Filters, 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    await user.click(within(dialog).getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(place()).toBe('/marketplace'));
  });
  test('the new count is announced, and the order with it; the first of a page is not', async () => {
    listing(({ body }) => windowsOf(body.params['f.manufacturer'] ? 2 : 3, { facets: [brands] })({ body }));
    const { user, router } = await open('/marketplace');
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said()).toEqual(['']);
    await user.click(screen.getByRole('checkbox', { name: /Kestrel/ }));
    await waitFor(() => expect(said()).toEqual([expect.stringMatching(/^2 items\. Sorted by: /)]));
    await act(() => router.navigate('/marketplace'));
    await waitFor(() => expect(said()).toEqual([expect.stringMatching(/^3 items\. Sorted by: /)]));
  });
  test('a form sent without scripts is redirected to the canonical address', async () => {
    listing(windowsOf(3, { facets: [brands] }));
    const { place } = await open(
      '/marketplace?f.manufacturer=tonfeld&f.manufacturer=kestrel&price_from=9&price_to=',
    );
    expect(place()).toBe('/marketplace?f.current_price=9.9945-&f.manufacturer=kestrel,tonfeld');
  });
  test('an applied filter can be removed, and the form clears it', async () => {
    screenIs('wide');
    listing(windowsOf(3, { facets: [brands] }));
    const { router } = await open('/marketplace?f.manufacturer=kestrel');
    expect(screen.getByRole('checkbox', { name: /Kestrel/ })).toHaveProperty('checked', true);
    const chip = screen.getByRole('link', { name: /Remove filter Kestrel/ });
    expect(chip.getAttribute('href')).toBe('/en/marketplace');
    await act(() => router.navigate('/marketplace'));
    expect(screen.getByRole('checkbox', { name: /Kestrel/ })).toHaveProperty('checked', false);
  });
});

describe('a change made while another one loads', () => {
  /** Every answer after the first waits for the test, so that changes overlap. */
  const heldListing = (total = 3) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let calls = 0;
    listing(async ({ body }) => {
      if (calls++ > 0) await held;
      return windowsOf(total, { facets: [brands], ...(body.sort !== undefined && { sort: body.sort }) })({
        body,
      });
    });
    return () => letGo();
  };
  const sortBy = (user: UserEvent, label: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), label);
  const tick = (user: UserEvent, name: RegExp) => user.click(screen.getByRole('checkbox', { name }));
  const isTicked = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;

  beforeEach(() => screenIs('wide'));

  test('a selected box keeps the order that was chosen before', async () => {
    const letGo = heldListing();
    const { user, place } = await open('/marketplace');
    await sortBy(user, 'Price: low to high');
    await tick(user, /Kestrel/);
    letGo();
    await waitFor(() => expect(place()).toBe('/marketplace?f.manufacturer=kestrel&sort=1'));
  });
  test('an order keeps the filters selected before, and the box stays selected', async () => {
    const letGo = heldListing();
    const { user, place } = await open('/marketplace');
    const box = screen.getByRole('checkbox', { name: /Kestrel/ });
    await tick(user, /Kestrel/);
    await sortBy(user, 'Price: low to high');
    letGo();
    await waitFor(() => expect(place()).toBe('/marketplace?f.manufacturer=kestrel&sort=1'));
    expect(isTicked(/Kestrel/)).toBe(true);
    expect(screen.getByRole('checkbox', { name: /Kestrel/ })).toBe(box);
  });
  test('a removed filter keeps the order, and another box does not restore it', async () => {
    const letGo = heldListing();
    const { user, place } = await open('/marketplace?f.manufacturer=kestrel');
    await sortBy(user, 'Price: low to high');
    await user.click(screen.getByRole('link', { name: /Remove filter Kestrel/ }));
    await waitFor(() => expect(isTicked(/Kestrel/)).toBe(false));
    await tick(user, /Tonfeld/);
    letGo();
    await waitFor(() => expect(place()).toBe('/marketplace?f.manufacturer=tonfeld&sort=1'));
    expect(isTicked(/Tonfeld/)).toBe(true);
  });
  test('a filter that is removed twice stays removed', async () => {
    const letGo = heldListing();
    const { user, place } = await open('/marketplace?f.manufacturer=kestrel,tonfeld');
    await user.dblClick(screen.getByRole('link', { name: /Remove filter Kestrel/ }));
    letGo();
    await waitFor(() => expect(place()).toBe('/marketplace?f.manufacturer=tonfeld'));
  });
  test('all filters are cleared, and the order stays', async () => {
    const letGo = heldListing();
    const { user, place } = await open('/marketplace?f.manufacturer=kestrel');
    await sortBy(user, 'Price: low to high');
    await user.click(screen.getAllByRole('link', { name: 'Clear all' })[0]!);
    letGo();
    await waitFor(() => expect(place()).toBe('/marketplace?sort=1'));
  });
  test('more goods are loaded in the new order', async () => {
    const letGo = heldListing(80);
    const { user, place } = await open('/marketplace');
    await sortBy(user, 'Price: low to high');
    await user.click(screen.getByRole('link', { name: 'Show 24 more' }));
    letGo();
    await waitFor(() => expect(place()).toBe('/marketplace?sort=1&page=2'));
  });
  test('the filters of a small screen open with the new order', async () => {
    screenIs('narrow');
    const letGo = heldListing();
    const { user, place } = await open('/marketplace');
    await sortBy(user, 'Price: low to high');
    await user.click(screen.getByRole('link', { name: 'Filters' }));
    letGo();
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    await user.click(within(dialog).getByRole('checkbox', { name: /Kestrel/ }));
    await user.click(within(dialog).getByRole('button', { name: /^Show \d+ items$/ }));
    await waitFor(() => expect(place()).toBe('/marketplace?f.manufacturer=kestrel&sort=1'));
  });
  test('a change cancelled by going back leaves nothing behind', async () => {
    listing(windowsOf(3, { facets: [brands] }));
    const { user, place, router } = await open('/marketplace');
    await tick(user, /Kestrel/);
    await waitFor(() => expect(place()).toBe('/marketplace?f.manufacturer=kestrel'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(isTicked(/Kestrel/)).toBe(false));
    await sortBy(user, 'Price: low to high');
    await waitFor(() => expect(place()).toBe('/marketplace?sort=1'));
  });
});

describe('the interpretation of a term', () => {
  const note = async (kind: 'corrected' | 'partial' | 'any' | 'near', words: string) => {
    listing(aListing({ total: 1, items: [anItem(1)], search: { kind, words } }));
    await open('/search?s=couch');
    return document.body.textContent;
  };
  test('is shown when a typo was corrected, words were left out, or only similar goods exist', async () => {
    expect(await note('corrected', 'lipstick')).toContain('Showing results for “lipstick”.');
  });
  test('names the words that were used', async () => {
    expect(await note('partial', 'tent')).toContain(
      'No product matches every word. Showing results for “tent”.',
    );
  });
  test('names the goods that exist instead', async () => {
    expect(await note('near', 'Armchairs')).toContain(
      'We do not sell “couch”. Showing something close: Armchairs.',
    );
  });
  test('is not shown when the term matched as typed', async () => {
    listing(aListing({ total: 1, items: [anItem(1)] }));
    await open('/search?s=tent');
    expect(document.body.textContent).not.toContain('Showing');
  });
  test('is not shown while an older API without it answers', async () => {
    const { search: _unknownToIt, ...older } = aListing({ total: 1, items: [anItem(1)] });
    listing(older);
    await open('/search?s=tent');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('tent');
    expect(document.body.textContent).not.toContain('Showing');
  });
});

describe('cards', () => {
  test('goods that are sold out or need a size have no add button', async () => {
    listing(
      aListing({
        total: 3,
        items: [
          anItem(1),
          anItem(2, { available: false, variant_id: null }),
          anItem(3, { variant_id: null }),
        ],
      }),
    );
    await open('/marketplace');
    expect(screen.getAllByRole('button', { name: /^Add .* to cart$/ })).toHaveLength(1);
    expect(screen.getByText('Sold out')).toBeTruthy();
    const choose = screen.getByRole('link', { name: 'Choose a size or version: Thing 3' });
    expect(choose.getAttribute('href')).toBe('/en/p/thing-3');
  });
  test('opens the product with the version that matches the filters', async () => {
    listing(aListing({ total: 2, items: [anItem(1, { picked_variant_id: 77 }), anItem(2)] }));
    await open('/marketplace?f.additional_field_2=m');
    const links = screen.getAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('href'));
    expect(links).toEqual(['/en/p/thing-1?productVariant=77', '/en/p/thing-2']);
  });
  test('leaves a size open that no filter names', async () => {
    listing(aListing({ total: 1, items: [anItem(1, { picked_variant_id: 77, variant_id: null })] }));
    await open('/marketplace?f.additional_field_1=rust');
    const link = screen.getByRole('article').querySelector('a');
    expect(link?.getAttribute('href')).toBe('/en/p/thing-1?productVariant=77&choose=all');
  });
  test('shows "from" where versions have different prices', async () => {
    listing(aListing({ total: 2, items: [anItem(1, { is_from_price: true }), anItem(2)] }));
    await open('/marketplace');
    const [several, one] = screen.getAllByRole('article').map(({ textContent }) => textContent);
    expect(several).toContain('from €140.00');
    expect(one).not.toContain('from');
  });
  test('each button names the one form of all cards, and its own version', async () => {
    listing(aListing({ total: 2, items: [anItem(1), anItem(2)] }));
    await open('/marketplace');
    const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Add .* to cart$/ });
    const sent = buttons.map((button) => {
      const form = button.form ?? undefined;
      expect(form).toMatchObject({ method: 'post' });
      expect(new URL(form?.action ?? '').pathname).toBe('/en/cart');
      return Object.fromEntries(new FormData(form, button));
    });
    expect(sent).toEqual([
      { intent: 'add', key: expect.any(String), variant_id: '10' },
      { intent: 'add', key: expect.any(String), variant_id: '20' },
    ]);
    expect(buttons[0]?.form).toBe(buttons[1]?.form);
  });
  test('the fullest card has 20 elements and 2,000 characters, since a page draws 48', async () => {
    const colours = ['rust', 'ink', 'fog', 'sky', 'pine', 'lilac', 'sand'].map((slug) => ({
      slug,
      name: slug,
      hex: '#c2592f',
    }));
    const { delivered } = anItem(1);
    const air = { ...delivered.air, prior_total: 175, percent_off: 20 };
    const content = { amount: 50, unit: 'ml' as const, price: { air: 2800, sea: 2600 } };
    listing(
      aListing({ total: 1, items: [anItem(1, { colours, content, delivered: { ...delivered, air } })] }),
    );
    await open('/marketplace');
    const card = screen.getByRole('article');
    expect(card.textContent).toMatch(/Lowest of the 30 days before.*50\sml, €2,800\.00 per litre/);
    expect(within(card).getByRole('img', { name: '7 colours rust, ink, fog, sky, pine' })).toBeDefined();
    expect(1 + card.querySelectorAll('*').length).toBeLessThanOrEqual(20);
    expect(card.outerHTML.length).toBeLessThanOrEqual(2_000);
  });
  test('a card has the price by the chosen method, and beside it the other’s with its days', async () => {
    listing(aListing({ total: 1, items: [anItem(1)] }));
    await open('/marketplace');
    expect(screen.getByRole('article').textContent).toMatch(
      /€140\.00By air, 6–9 days, all paid.*32–40 days€130\.00/,
    );
    cleanup();
    await renderRoute(marketplace, { at: '/marketplace', shippingMethod: 'sea' });
    expect(screen.getByRole('article').textContent).toMatch(
      /€130\.00By sea, 32–40 days, all paid.*6–9 days€140\.00/,
    );
  });
});
