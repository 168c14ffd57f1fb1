import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useEnteringCheckout } from './use-entering-checkout.ts';

/** A shop in which each page loads when the test allows it. */
const aShop = async (at: string) => {
  let arrive = () => {};
  const Frame = () => (
    <>
      <p>{useEnteringCheckout() ? 'on' : 'off'}</p>
      <Outlet />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: [
          {
            path: '*',
            element: null,
            loader: ({ request }) =>
              new URL(request.url).pathname === `/lt${at}`
                ? null
                : new Promise((resolve) => {
                    arrive = () => resolve(null);
                  }),
          },
        ],
      },
    ],
    { basename: '/lt', initialEntries: [`/lt${at}`] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByText(/on|off/);
  const flag = () => screen.getByText(/on|off/).textContent;
  return {
    flag,
    press: (path: string) => act(async () => void router.navigate(path)),
    arrive: () => act(async () => arrive()),
  };
};

test('R-CHO-08 the loader flag is on while entering the checkout, off when its page is shown', async () => {
  const { flag, press, arrive } = await aShop('/cart');
  expect(flag()).toBe('off');
  await press('/checkout');
  expect(flag()).toBe('on');
  await arrive();
  expect(flag()).toBe('off');
});

test('R-CHO-08 neither between its steps nor to any other page', async () => {
  const steps = await aShop('/checkout/AAAAAAAAAAAAAAAAAAAAAA');
  await steps.press('/payment/AAAAAAAAAAAAAAAAAAAAAA');
  expect(steps.flag()).toBe('off');
});

test('R-CHO-08 a product called checkout is not the checkout', async () => {
  const { flag, press } = await aShop('/cart');
  await press('/p/checkout');
  expect(flag()).toBe('off');
});
