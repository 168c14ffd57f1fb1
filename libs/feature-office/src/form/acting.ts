import { isApiProblem } from '@shop/data-access';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { officeKey, type Office } from '../office-context.ts';
import { outcomeOf } from '../office-outcome.ts';
import { Unread, type FormProblem } from './form-problem.ts';
import { keysIn, photosIn } from './read-photos.ts';

export type ActAsked = {
  readonly api: Office['api'];
  readonly params: ActionFunctionArgs['params'];
  /** A field without spaces at its ends; '' without it. */
  readonly field: (name: string) => string;
  /** A field with the spaces at its ends. */
  readonly typed: (name: string) => string;
  /** Keys of the photos that were sent with the form, now or before. @throws Unread for a refused one */
  readonly photos: () => readonly string[];
  /** Sent twice, the same form has the same key. */
  readonly idempotencyKey: string;
};

/** Does what a form asks for, and returns the address of the next page. */
type Act = (asked: ActAsked) => Promise<string>;

const SHOWN: readonly number[] = [400, 409, 422, 429];
const OK = 200;
const INVALID = 422;
const SEE_OTHER = 303;
const NOT_KEPT: ReadonlySet<string> = new Set(['password', 'code', 'key', 'act', 'press']);

const typedIn = (form: FormData): Record<string, string> => {
  const typed: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string' && !NOT_KEPT.has(name)) typed[name] = value;
  const kept = keysIn(form);
  return kept.length === 0 ? typed : { ...typed, photos: kept.join(',') };
};

const problemOf = (
  failure: unknown,
  isLogin: boolean,
): Pick<FormProblem, 'code' | 'errors' | 'focus'> | null => {
  if (failure instanceof Unread)
    return { code: failure.focus === null ? 'unread' : 'next', errors: failure.errors, focus: failure.focus };
  if (!isApiProblem(failure)) return null;
  if (!SHOWN.includes(failure.status) && !(isLogin && failure.status === 401)) return null;
  return { code: failure.message, errors: failure.errors, focus: null };
};

/** The action of a page: one act for each of its forms. A refusal shows the form again, with what was typed. */
export const acting =
  (acts: Readonly<Record<string, Act>>, { isLogin = false } = {}) =>
  async ({ context, params, request }: ActionFunctionArgs): Promise<unknown> => {
    const form = await request.formData();
    const field = (name: string): string => String(form.get(name) ?? '').trim();
    const name = field('act');
    // A form with several buttons names its act by the one that was pressed.
    const act = acts[field('press') || name];
    if (!act) throw new Response(null, { status: 400 });
    const { api } = context.get(officeKey);
    try {
      const typed = (of: string): string => String(form.get(of) ?? '');
      const asked = { api, params, field, typed, photos: () => photosIn(form), idempotencyKey: field('key') };
      return redirect(await act(asked), SEE_OTHER);
    } catch (failure) {
      const problem = problemOf(failure, isLogin);
      if (!problem) throw outcomeOf(failure);
      const kept = failure instanceof Unread ? failure.fields : {};
      const fields = { ...typedIn(form), ...kept };
      const status = problem.code === 'next' ? OK : INVALID;
      return data<FormProblem>({ act: name, row: field('id'), fields, ...problem }, { status });
    }
  };
