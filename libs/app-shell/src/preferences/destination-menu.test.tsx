import { DestinationProvider, PageProvider, useReader } from '@shop/page';
import { SpeechProvider } from '@shop/i18n';
import { aSite, createTestPage, type TestPageGiven } from '@shop/testing-react';
import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { DestinationMenu } from './destination-menu.tsx';

/** Answers that the test releases. */
const answers = new Map<string, (price: string) => void>();

const Price = () => {
  const { countryId, method } = useReader();
  const { data } = useSuspenseQuery({
    queryKey: ['price', countryId, method],
    queryFn: () => new Promise<string>((come) => answers.set(`${countryId} ${method}`, come)),
    staleTime: Infinity,
  });
  return <p role="status">{data}</p>;
};

const aPage = async (given: TestPageGiven = {}) => {
  const page = createTestPage(given);
  await page.speech.learn(messages);
  page.queryClient.setQueryData(['price', 1, 'air'], '€34.39');
  const view = (
    <Suspense fallback="nothing">
      <DestinationMenu />
      <Price />
    </Suspense>
  );
  const router = createMemoryRouter([{ path: '*', element: view }], {
    initialEntries: ['/search?s=lamp&utm_source=x'],
  });
  await act(async () => {
    render(
      <PageProvider page={page}>
        <DestinationProvider choice={DestinationMenu}>
          <QueryClientProvider client={page.queryClient}>
            <SpeechProvider speech={page.speech}>
              <RouterProvider router={router} />
            </SpeechProvider>
          </QueryClientProvider>
        </DestinationProvider>
      </PageProvider>,
    );
  });
  return { page, menu: screen.getByRole('group'), user: userEvent.setup() };
};

test('names country and method, and without scripts each choice is a form that returns to this page', async () => {
  const { menu } = await aPage();
  expect(menu.querySelector('summary')?.textContent).toContain('Deliver to: Lithuania, by air');
  const form = menu.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/en/preferences']);
  expect(new FormData(form ?? undefined).get('back')).toBe('/search?s=lamp');
  const buttons = [...menu.querySelectorAll('button')];
  expect(buttons.map(({ name, value }) => [name, value])).toEqual([
    ['market', '1'],
    ['market', '2'],
    ['market', '3'],
    ['shipping_method', 'air'],
    ['shipping_method', 'sea'],
  ]);
  expect(buttons.map((one) => one.getAttribute('aria-current'))).toEqual(['true', null, null, 'true', null]);
});

test('with scripts the price stays until the new one is there, and the choice is stored on the device', async () => {
  const { page, menu, user } = await aPage();
  await user.click(within(menu).getByText('Estonia'));
  expect(page.remembered).toEqual({ countryId: 3 });
  expect(screen.getByRole('status').textContent).toBe('€34.39');
  await act(async () => answers.get('3 air')?.('€35.10'));
  expect(screen.getByRole('status').textContent).toBe('€35.10');
  expect(menu.querySelector('summary')?.textContent).toContain('Deliver to: Estonia, by air');
  await user.click(within(menu).getByText('By sea'));
  await act(async () => answers.get('3 sea')?.('€29.90'));
  expect(screen.getByRole('status').textContent).toBe('€29.90');
  expect(page.remembered).toEqual({ countryId: 3, shippingMethod: 'sea' });
});

test('a brand with one country offers the methods only', async () => {
  const { menu } = await aPage({ site: aSite({ countries: [{ id: 1, iso_code: 'LT' }] }) });
  expect([...menu.querySelectorAll('button')].map(({ value }) => value)).toEqual(['air', 'sea']);
});

test('the cart of a visitor is fetched again in another market, and a guest’s is not', async () => {
  for (const hasSession of [true, false]) {
    const { page } = await aPage({ hasSession });
    const { queryKey } = page.queries.cart.current(page.language.id);
    page.queryClient.setQueryData(queryKey, {} as never);
    await act(async () => page.remember({ countryId: 2 }));
    expect(page.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(hasSession);
    document.body.replaceChildren();
  }
});
