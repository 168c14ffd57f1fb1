import { createApiClient } from '@shop/data-access';
import { OFFICE_TIME_ZONE, rightsOf } from '@shop/domain/staff';
import { createSpeech, getLanguage } from '@shop/i18n';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { dense } from '../frame/dense.css.ts';
import { messages } from '../messages.ts';
import { officeKey, type Office } from '../office-context.ts';
import { OfficeProvider } from '../office-provider.tsx';
import { officeRoutes } from '../office.routes.ts';

/** The answers of the API by address; an address without one is down. */
export type OfficeAnswers = Readonly<Record<string, object>>;

const ME = {
  staff: { id: 1, login: 'lead', name: 'Vytas', roles: ['lead'], rights: rightsOf(['lead']) },
};

const anOffice = async (answers: OfficeAnswers): Promise<Office> => {
  const speech = createSpeech({
    language: getLanguage('en'),
    timeZone: OFFICE_TIME_ZONE,
    onMissing: (id) => {
      throw new Error(`The office has no message ${id}`);
    },
  });
  await speech.learn(messages);
  const known: OfficeAnswers = { '/api/staff/me': ME, ...answers };
  const api = createApiClient(async ({ url }) => {
    const answer = known[url];
    return answer ? { status: 200, body: { status: true, ...answer } } : { status: 503, body: null };
  });
  return { api, speech, formKey: 'story' };
};

const OfficeStory = ({ office, path }: { office: Office; path: string }) => {
  const [router] = useState(() =>
    createMemoryRouter(officeRoutes, {
      initialEntries: [path],
      getContext: () => {
        const context = new RouterContextProvider();
        context.set(officeKey, office);
        return context;
      },
    }),
  );
  return (
    <div className={dense}>
      <OfficeProvider office={office}>
        <RouterProvider router={router} />
      </OfficeProvider>
    </div>
  );
};

/** A page of the office as its lead sees it. */
export const atOffice = (path: string, answers: OfficeAnswers = {}): StoryObj => ({
  loaders: [async () => ({ office: await anOffice(answers) })],
  render: (_args, { loaded }) => <OfficeStory path={path} office={(loaded as { office: Office }).office} />,
});
