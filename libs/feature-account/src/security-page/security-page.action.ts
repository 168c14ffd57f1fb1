import { factorCalls } from '@shop/contracts/later-calls';
import { isApiProblem } from '@shop/data-access';
import { factorQueries } from '@shop/data-access/factors';
import {
  pageContext,
  readForm,
  refuseBy,
  seeOther,
  sessionEnded,
  type FormValues,
  type PageContext,
} from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';

const done = (done?: string) => seeOther(laterPaths.accountSecurity.to({}, { done }));

/** Recovery codes are in the answer of the form only: the page has them no more when it is loaded again. */
const FORMS: Readonly<Record<string, (page: PageContext, fields: FormValues) => Promise<unknown>>> = {
  'prove-password': async ({ api }, { password = '' }) => {
    await api.send(factorCalls.prove, { password });
    return done();
  },
  'prove-code': async ({ api }, { code = '' }) => {
    await api.send(factorCalls.prove, { code });
    return done();
  },
  'begin-codes': async ({ api }) => {
    await api.send(factorCalls.beginCodes, {});
    return done();
  },
  'confirm-codes': async ({ api }, { code = '' }) => {
    const { recovery_codes } = await api.send(factorCalls.confirmCodes, { code });
    return { recovery_codes };
  },
  'renew-recovery-codes': async ({ api }) => {
    const { recovery_codes } = await api.send(factorCalls.renewRecoveryCodes, {});
    return { recovery_codes };
  },
  'end-codes': async ({ api }) => {
    await api.send(factorCalls.endCodes, {});
    return done('codes-off');
  },
  'remove-passkey': async ({ api }, { id }) => {
    try {
      await api.send(factorCalls.removePasskey, { id: Number(id) || 1 });
    } catch (problem) {
      // One that is removed already needs no further step.
      if (!isApiProblem(problem) || problem.status !== 404) throw problem;
    }
    return done('passkey-removed');
  },
};

/** Each of the page's forms names itself. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const page = pageContext(context);
  const { api, queries, queryClient } = page;
  const fields = await readForm(request);
  const { intent = '' } = fields;
  const user = await queryClient.fetchQuery(queries.auth.user());
  if (!user) return sessionEnded(laterPaths.accountSecurity.to());
  const send = FORMS[intent];
  if (!send) return done();
  try {
    return await send(page, fields);
  } catch (problem) {
    return refuseBy(problem, { intent });
  } finally {
    queryClient.removeQueries({ queryKey: factorQueries(api).security().queryKey, type: 'inactive' });
  }
};
