import type { MessagesByLanguage } from '@shop/i18n';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createTestPage, type TestPageGiven } from './create-test-page.ts';
import { recordModals, TestProviders, type OpenedModal } from './test-providers.tsx';

/** Renders a view with a library's messages, and nothing else around it. */
export const renderView = async (
  view: ReactNode,
  { messages, ...given }: TestPageGiven & { messages: MessagesByLanguage },
) => {
  const page = createTestPage(given);
  await page.speech.learn(messages);
  const opened: OpenedModal[] = [];
  const router = createMemoryRouter([{ path: '*', element: view }]);
  const user = userEvent.setup();
  await act(async () => {
    render(
      <TestProviders page={page} modals={recordModals(opened)}>
        <RouterProvider router={router} />
      </TestProviders>,
    );
  });
  return { page, user, opened, router };
};
