import { emptyCart, type Cart, type Queries } from '@shop/data-access';
import { createSpeech, getLanguage, SpeechProvider, type LocaleCode } from '@shop/i18n';
import { PageProvider, type PageContext } from '@shop/page';
import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { messages } from './messages.ts';

type Given = {
  cart?: Cart;
  language?: LocaleCode;
  /** What the server answers; by default nothing is ever asked. */
  calls?: Partial<Queries['cart']>;
  fetch?: () => Promise<Cart>;
  at?: string;
  actionData?: object;
};

const refuseToAsk = () => Promise.reject(new Error('This test asks for nothing'));
const SITE = {
  status: true as const,
  filteredCurrencies: [{ id: 1, iso_code: 'EUR' }],
  searchKeys: [],
  site: { name: 'Nordport', cdn_logo: '' },
};

/** Shows a view of the cart as it stands in a page, in a language, over a given cart. */
export const renderCart = async (
  view: ReactNode,
  { cart = emptyCart('EUR'), language: code = 'en', calls = {}, fetch, at = '/cart', actionData }: Given = {},
) => {
  const language = getLanguage(code);
  const speech = createSpeech({ language, timeZone: 'Europe/Vilnius' });
  await speech.learn(messages);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const keys = { all: ['cart'] as const, current: (id: number) => ['cart', id] as const };
  const queries = {
    cart: {
      keys,
      current: (id: number) =>
        queryOptions({
          queryKey: keys.current(id),
          queryFn: fetch ?? refuseToAsk,
          staleTime: fetch ? 0 : Infinity,
        }),
      ...calls,
    },
    configuration: {
      store: () => queryOptions({ queryKey: ['store'], queryFn: refuseToAsk, staleTime: Infinity }),
    },
  };
  queryClient.setQueryData(['store'], SITE);
  queryClient.setQueryData(keys.current(language.id), cart, { updatedAt: Date.UTC(2026, 10, 21) });
  const page = {
    ...{ language, speech, queryClient, queries, appUrl: 'https://lt.nordport.example' },
    brand: { key: 'lt', locales: ['en', 'lt', 'lv', 'ee'], defaultLocale: 'lt', titleOrder: 'meta-first' },
    currencyId: 1,
  } as unknown as PageContext;
  const router = createMemoryRouter([{ id: 'cart', path: '*', element: view }], {
    initialEntries: [at],
    ...(actionData && { hydrationData: { actionData: { cart: actionData } } }),
  });
  const shown = render(
    <PageProvider page={page}>
      <SpeechProvider speech={speech}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SpeechProvider>
    </PageProvider>,
  );
  return { ...shown, queryClient };
};
