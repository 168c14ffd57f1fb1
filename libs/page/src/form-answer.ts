import { isApiProblem } from '@shop/data-access';
import { data, useActionData } from 'react-router-dom';

export type FormValues = Record<string, string>;

/**
 * An action's answer to a refused form: codes by field, and all typed text, so that nothing is typed twice.
 */
export type FormAnswer = {
  errors: Readonly<Record<string, readonly string[]>>;
  values: Readonly<FormValues>;
  /** Code of an error without a field. */
  message: string;
};

/** The text fields of a submitted form; a repeated name keeps its last value. */
export const readForm = async (request: Request): Promise<FormValues> => {
  const fields: FormValues = {};
  for (const [name, value] of await request.formData()) if (typeof value === 'string') fields[name] = value;
  return fields;
};

/** Answers 422 with the fields refilled. */
export const refuse = (
  values: FormValues,
  errors: FormAnswer['errors'],
  message = '',
  hidden: readonly string[] = ['password'],
) =>
  data<FormAnswer>(
    {
      errors,
      message,
      values: Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.includes(name))),
    },
    { status: 422 },
  );

/**
 * After a part of a form was accepted: the page again, with all other typed text. A redirect would lose it in a browser
 * without scripts.
 */
export const keepTyped = (values: FormValues) => data<FormAnswer>({ errors: {}, message: '', values });

/** Turns the API's refusal into the form's; any other failure, and the end of the session, goes on up to the shell. */
export const refuseBy = (problem: unknown, values: FormValues) => {
  if (!isApiProblem(problem) || problem.kind !== 'refused' || problem.status === 401) throw problem;
  return refuse(values, problem.errors, problem.message);
};

/** The answer to the last submit, or undefined; the same with scripts and without. */
export const useFormAnswer = (): FormAnswer | undefined => {
  const answer = useActionData() as Partial<FormAnswer> | undefined;
  return answer?.errors && answer.values ? (answer as FormAnswer) : undefined;
};
