import { isApiProblem } from '@shop/data-access';
import { Unread } from '../form/form-problem.ts';
import type { Fields } from './form/content-types.ts';
import { fieldOfPath } from './form/text-form.ts';

/** Sends a text. Errors of its parts are those of the fields that they were typed in. */
export const fieldsRefused = async <Answer>(fields: Fields, send: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await send();
  } catch (failure) {
    if (!isApiProblem(failure) || failure.status !== 422) throw failure;
    const errors: Record<string, readonly string[]> = {};
    for (const [path, codes] of Object.entries(failure.errors)) errors[fieldOfPath(path, fields)] ??= codes;
    throw new Unread({ errors });
  }
};
