import { SpeechProvider } from '@shop/i18n';
import { useModals, ModalsProvider, PageProvider, type Feature, type LazyComponent } from '@shop/page';
import { createTestPage } from '@shop/testing-react';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { createModalSources, ModalSourcesProvider } from './modal-sources.ts';
import { useModalHost } from './use-modal-host.tsx';

declare module '@shop/page/registry' {
  interface ModalContracts {
    'forgot-password': { props: object; result: 'sent' };
    'of-another-brand': { props: { productId: number }; result: never };
  }
}

type ModalProps = { onClose: (result?: never) => void };
const aModal = (said: string): LazyComponent<never> =>
  (async () =>
    ({ onClose }: ModalProps) => (
      <section aria-label={said}>
        <button onClick={() => onClose('sent' as never)}>answer {said}</button>
        <button onClick={() => onClose()}>dismiss {said}</button>
      </section>
    )) as never;

// jsdom knows no modal dialogs.
HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

let learned = 0;
const words = async () => {
  learned += 1;
  return { default: {} };
};
const feature = {
  key: 'account',
  routes: [],
  messages: { en: words, lt: words, lv: words, ee: words },
  modals: { login: aModal('login'), cart: aModal('cart'), 'forgot-password': aModal('forgot') },
} as unknown as Feature;

/** A page that opens a modal when it is shown. */
const Opening = () => {
  const modals = useModals();
  useEffect(() => void modals.open('login'), [modals]);
  return <h1>opening</h1>;
};

const Frame = ({ onModals }: { onModals: (modals: ReturnType<typeof useModals>) => void }) => {
  const { modals, host } = useModalHost();
  useEffect(() => void onModals(modals), [modals, onModals]);
  return (
    <ModalsProvider value={modals}>
      <Outlet />
      {host}
    </ModalsProvider>
  );
};

const aShop = async (shown: Feature = feature) => {
  let modals: ReturnType<typeof useModals> | undefined;
  const page = createTestPage();
  await page.speech.learn(messages);
  const router = createMemoryRouter([
    {
      element: <Frame onModals={(given) => void (modals = given)} />,
      children: [
        { path: '/opening', Component: Opening },
        { path: '*', element: <h1>page</h1> },
      ],
    },
  ]);
  await act(async () => {
    render(
      <PageProvider page={page}>
        <SpeechProvider speech={page.speech}>
          <ModalSourcesProvider value={createModalSources([shown], page.speech)}>
            <RouterProvider router={router} />
          </ModalSourcesProvider>
        </SpeechProvider>
      </PageProvider>,
    );
  });
  if (!modals) throw new Error('The frame did not come');
  const host = modals;
  return {
    host,
    go: (path: string) => act(() => router.navigate(path)),
    open: (...asked: Parameters<typeof host.open>) =>
      act(async () => {
        const result = host.open(...asked);
        // Passed in an object: a bare promise would be awaited.
        return { result };
      }),
    press: (name: string) => act(async () => screen.getByRole('button', { name }).click()),
    shown: () => screen.queryAllByRole('region').map((modal) => modal.getAttribute('aria-label')),
  };
};

test('R-MOD-05 one host shows every modal, one at a time, and returns its result', async () => {
  const { open, press, shown } = await aShop();
  await open('cart');
  const { result } = await open('forgot-password');
  expect(shown()).toEqual(['forgot']);
  await press('answer forgot');
  expect(await result).toBe('sent');
  expect(shown()).toEqual(['cart']);
});

test('R-MOD-05 a modal loads its feature’s messages, once', async () => {
  learned = 0;
  const { open } = await aShop();
  await open('cart');
  await open('login');
  expect(learned).toBe(1);
});

test('a dismissed modal returns nothing, and so does one that this brand does not have', async () => {
  const { host, open, press } = await aShop();
  const { result } = await open('login');
  await press('dismiss login');
  expect(await result).toBeUndefined();
  expect(host.has('of-another-brand')).toBe(false);
  expect(await host.open('of-another-brand', { productId: 1 })).toBeUndefined();
});

test('a second press on the same opener opens no second modal', async () => {
  const { open, press, shown } = await aShop();
  const [first, second] = [await open('forgot-password'), await open('forgot-password')];
  expect(shown()).toEqual(['forgot']);
  await press('answer forgot');
  expect(await Promise.all([first.result, second.result])).toEqual(['sent', 'sent']);
});

test('R-MOD-04 another page closes every modal, another query none', async () => {
  const { go, open, shown } = await aShop();
  const { result } = await open('cart');
  await open('login');
  await go('/?page=2');
  expect(shown()).toEqual(['login']);
  await go('/elsewhere');
  expect(shown()).toEqual([]);
  expect(await result).toBeUndefined();
});

test('R-MOD-04 a modal that the new page opens stays open', async () => {
  const { go, open, shown } = await aShop();
  await open('cart');
  await go('/opening');
  expect(shown()).toEqual(['login']);
});

test('a modal with its own messages loads those, and not the feature’s', async () => {
  const learnedOf: unknown[] = [];
  const own = { en: words, lt: words, lv: words, ee: words };
  const speech = { learn: async (messages: unknown) => void learnedOf.push(messages) };
  const sources = createModalSources(
    [{ ...feature, modalMessages: async () => ({ cart: own }) }],
    speech as unknown as Parameters<typeof createModalSources>[1],
  );
  await sources.get('cart')?.();
  await sources.get('login')?.();
  expect(learnedOf.map((learned) => [learned === own, learned === feature.messages])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('a modal with a missing file shows a message and leaves the page unchanged; opened again it is fetched again', async () => {
  let isThere = false;
  const login: LazyComponent<never> = async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module: /assets/login.js');
    return aModal('login')();
  };
  const { open, shown } = await aShop({ ...feature, modals: { login: login as never } });
  const { result } = await open('login');
  expect(screen.getByText('The shop has been updated')).toBeDefined();
  expect(screen.getByText('page')).toBeDefined();
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  expect(await result).toBeUndefined();
  isThere = true;
  await open('login');
  expect(shown()).toEqual(['login']);
});
