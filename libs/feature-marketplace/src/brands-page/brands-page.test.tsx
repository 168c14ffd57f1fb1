import { catalogueContract, type BrandsRequest } from '@shop/contracts/catalogue';
import { answering, createShopServer } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { marketplace } from '../index.ts';
import { brandsOfLetters } from '../testing/brand-answers.ts';
import { shopAnswers } from '../testing/catalogue-answers.ts';
import './brands-page.loader.ts';
import './brands-page.tsx';

const ALL = brandsOfLetters({ '0–9': ['3 Pines'], K: ['Kestrel', 'Kivi'], Š: ['Šilas'] });

const server = createShopServer();
let asked: BrandsRequest[] = [];
beforeEach(() => {
  asked = [];
  server.use(
    ...shopAnswers(),
    answering(catalogueContract.brands, ({ body }) => {
      asked.push(body);
      return { ...ALL, groups: ALL.groups.filter(({ letter }) => !body.az || letter === body.az) };
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (at: string) => renderRoute(marketplace, { at });
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const letters = () => screen.getByRole('navigation', { name: 'Brands by letter' });
const section = (letter: string) =>
  screen.getByRole('heading', { level: 2, name: letter }).closest('section')!;

test('brands are listed by letter with their counts, and link to their products', async () => {
  await open('/all-brands');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All brands');
  expect(screen.getByText('4 brands', { selector: 'h1 + span' })).toBeTruthy();
  expect(linksIn(section('K'))).toEqual([
    ['Kestrel 2 items', '/en/marketplace?f.manufacturer=kestrel'],
    ['Kivi 3 items', '/en/marketplace?f.manufacturer=kivi'],
  ]);
  expect(linksIn(letters())).toEqual([
    ['All', '/en/all-brands'],
    ['0–9 1 brand', '/en/all-brands?az=0'],
    ['K 2 brands', '/en/all-brands?az=K'],
    ['Š 1 brand', '/en/all-brands?az=%C5%A0'],
  ]);
  expect(asked).toEqual([{ locale: 'en' }]);
});

test('a letter of the address shows only its brands and is marked', async () => {
  await open('/all-brands?az=K');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['K']);
  expect(letters().querySelector('[aria-current]')?.textContent).toBe('K 2 brands');
  expect(asked).toEqual([{ locale: 'en', az: 'K' }]);
});

test('a search is part of the address, and one without a result says so and links back', async () => {
  const { router, user } = await open('/all-brands');
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search brands' });
  expect([field.name, field.form?.getAttribute('action')]).toEqual(['az', '/en/all-brands']);
  await user.type(field, ' nord{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?az=nord'));
  expect(await screen.findByRole('heading', { level: 2, name: 'No brand found for “nord”' })).toBeTruthy();
  const all = screen.getByRole('link', { name: 'Show all brands' });
  expect(all.getAttribute('href')).toBe('/en/all-brands');
  await act(() => router.navigate('/all-brands'));
  await waitFor(() => expect(section('K')).toBeTruthy());
});

test('without any brand the page links to the products', async () => {
  server.use(answering(catalogueContract.brands, brandsOfLetters({})));
  await open('/all-brands');
  expect(screen.getByRole('heading', { level: 2, name: 'There are no brands yet' })).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});
