import type { AnswerOf, Call } from '@shop/contracts/calls';
import { ApiProblem, createQueries, type ApiClient, type CurrentUser } from '@shop/data-access';
import { pageContextKey, type PageContext } from '@shop/page';
import { QueryClient } from '@tanstack/react-query';
import { RouterContextProvider } from 'react-router-dom';

export const aUser = (changes: Partial<NonNullable<CurrentUser>> = {}): NonNullable<CurrentUser> => ({
  id: 1,
  email: 'ona@example.lt',
  email_confirmed: true,
  first_name: 'Ona',
  last_name: 'Petraitė',
  phone: null,
  country_id: 1,
  language_id: 1,
  currency_id: 1,
  is_pro: false,
  tier: null,
  balance: 0,
  balance_currency: 'EUR',
  suite_number: 'LT-20001',
  unpaid_orders_count: 0,
  addresses: [],
  can_view_translations: false,
  ...changes,
});

/** One of the client's addresses. */
export const aHome = (
  changes: Partial<NonNullable<CurrentUser>['addresses'][number]> = {},
): NonNullable<CurrentUser>['addresses'][number] => ({
  id: 7,
  first_name: 'Ona',
  last_name: 'Petraitė',
  first_address: 'Ukmergės g. 282',
  city: 'Vilnius',
  zip: '06318',
  phone_number: '+370 612 00184',
  country_id: 1,
  is_main: true,
  ...changes,
});

type Answers = Record<string, unknown>;

/** A page's context whose API answers by address; an `ApiProblem` among the answers is thrown. */
export const aPage = (answers: Answers = {}, { hasSession = true }: { hasSession?: boolean } = {}) => {
  const sent: { url: string; body: unknown }[] = [];
  const api: ApiClient = {
    send: async <Body, Answer>(call: Call<Body, Answer>, body: Body) => {
      sent.push({ url: call.url, body });
      const answer = answers[call.url];
      if (answer instanceof ApiProblem) throw answer;
      if (answer === undefined) throw new ApiProblem('refused', 404, 'not_found');
      return answer as AnswerOf<Call<Body, Answer>>;
    },
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const page = {
    api,
    brand: { defaultCountryId: 1 },
    hasSession,
    language: { id: 1, code: 'en' },
    queries: createQueries(api),
    queryClient,
    report,
  } as unknown as PageContext;
  const context = new RouterContextProvider();
  context.set(pageContextKey, page);
  return { page, context, queryClient, reported, sent };
};

/** A form sent to a page, as an action gets it. */
export const aSubmission = (url: string, fields: Record<string, string>) =>
  new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
