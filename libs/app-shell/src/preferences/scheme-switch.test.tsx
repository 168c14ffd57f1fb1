import { PageProvider } from '@shop/page';
import { SpeechProvider } from '@shop/i18n';
import { createTestPage } from '@shop/testing-react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { SchemeSwitch } from './scheme-switch.tsx';

afterEach(() => {
  delete document.documentElement.dataset['scheme'];
  document.head.replaceChildren();
  document.documentElement.removeAttribute('style');
});

const aPage = async () => {
  const page = createTestPage();
  await page.speech.learn(messages);
  const router = createMemoryRouter([{ path: '*', element: <SchemeSwitch /> }], {
    initialEntries: ['/search?s=lamp&utm_source=x'],
  });
  const { container } = render(
    <PageProvider page={page}>
      <SpeechProvider speech={page.speech}>
        <RouterProvider router={router} />
      </SpeechProvider>
    </PageProvider>,
  );
  return { page, form: container.querySelector('form') };
};

test('without scripts the switch is a form that returns to this page', async () => {
  const { form } = await aPage();
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/en/preferences']);
  expect(new FormData(form ?? undefined).get('back')).toBe('/search?s=lamp');
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  expect(buttons.map(({ name, value }) => [name, value])).toEqual([
    ['scheme', 'dark'],
    ['scheme', 'light'],
  ]);
});

test('with scripts the page changes its colours at once, and the choice is stored on the device', async () => {
  document.head.innerHTML = '<meta name="theme-color" content="white">';
  document.documentElement.style.backgroundColor = 'rgb(1, 2, 3)';
  const { page } = await aPage();
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(document.documentElement.dataset['scheme']).toBe('dark');
  expect(page.remembered).toEqual({ scheme: 'dark' });
  expect(document.querySelector('meta')?.content).toBe('rgb(1, 2, 3)');
});
