import { permissionContract } from '@shop/contracts/auth';
import type { PageContext } from '@shop/page';
import { answering, createShopServer } from '@shop/testing';
import { createTestPage } from '@shop/testing-react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createRedraw } from './redraw.ts';
import { createTranslationView } from './translation-view.tsx';

const server = createShopServer();
afterAll(() => server.close());
let hideKeys = () => {};
afterEach(() => {
  act(hideKeys);
  cleanup();
  server.resetHandlers();
});

const openView = async (url: string | null) => {
  server.use(answering(permissionContract.textDesk, () => ({ status: true as const, url })));
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void copied.push(text) },
    configurable: true,
  });
  const page = createTestPage({ locale: 'en' });
  const { rerender } = render(<div />);
  const show = (shown: PageContext, beside: ReactNode) =>
    rerender(
      <>
        <p>{shown.speech.say('shell.cart')}</p>
        {beside}
      </>,
    );
  const view = await createTranslationView(page, createRedraw(page, show));
  hideKeys = () => view.showKeys(false);
  act(() => view.showToggler(true));
  fireEvent.click(screen.getByRole('button', { name: 'Show text keys' }));
  fireEvent.click(screen.getByText('shell.cart'));
  await waitFor(() => expect(copied).toEqual(['shell.cart']));
};

test('a click on a key copies it, and leads to the page where its text is changed', async () => {
  await openView('https://office.test.example/texts/');
  const link = await screen.findByRole('link', { name: 'Change this text' });
  expect(link.getAttribute('href')).toBe('https://office.test.example/texts/shell.cart');
  expect(screen.getByRole('status').textContent).toContain('Copied: shell.cart');
});

test('without an office the key is copied only', async () => {
  await openView(null);
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Copied: shell.cart'));
  expect(screen.queryByRole('link')).toBeNull();
});
