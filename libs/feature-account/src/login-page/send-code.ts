import { factorCalls } from '@shop/contracts/later-calls';
import { isApiProblem, type CurrentUser } from '@shop/data-access';
import { findErrors } from '@shop/forms';
import { refuse, refuseBy, type FormValues, type PageContext } from '@shop/page';
import { codesOf } from '../codes-of.ts';
import { codeSchema } from '../login-form/code-form.schema.ts';

const ENDED = 'auth.forms.login_step_ended';

/** Ends a login by its code: the user, or the refusal. A login that no longer waits begins again. */
export const sendCode = async (
  { api }: PageContext,
  { step = '', code = '' }: FormValues,
): Promise<{ user: CurrentUser } | { refusal: ReturnType<typeof refuse> }> => {
  const codes = codesOf(findErrors(codeSchema, { code }));
  if (codes) return { refusal: refuse({ step }, codes) };
  try {
    const { user } = await api.send(factorCalls.loginStep, { step, code });
    return { user };
  } catch (problem) {
    const isEnded = isApiProblem(problem) && Object.hasOwn(problem.errors, 'step');
    return { refusal: isEnded ? refuse({}, {}, ENDED) : refuseBy(problem, { step }) };
  }
};
