import { useMemo } from 'react';
import { toFieldErrors, type FieldErrors } from './form-errors.ts';
import { toFormProblems, type FormProblems, type RefusedForm } from './server-problems.ts';

/** The code of a missing answer: the connection or the API failed. */
const UNREACHABLE = 'unreachable';

type Refusal = {
  problems: FormProblems | undefined;
  errors: FieldErrors | undefined;
  /** Shown next to the pressed button, not above the form. */
  lineProblem: string | null;
};

/** The refusal of the last submit, sorted: by field, for the form as a whole, and as a missing answer. */
export const useRefusal = (
  answer: RefusedForm | undefined,
  labels: Readonly<Record<string, string>>,
  names: Readonly<Record<string, string>> | undefined,
): Refusal => {
  const all = useMemo(
    () => (answer ? toFormProblems(answer, { fields: Object.keys(labels), names }) : undefined),
    [answer, labels, names],
  );
  const errors = useMemo(
    () => (all && Object.keys(all.fields).length > 0 ? toFieldErrors(all.fields) : undefined),
    [all],
  );
  const isUnanswered = all?.notice === UNREACHABLE;
  const problems = isUnanswered ? undefined : all;
  return { problems, errors, lineProblem: isUnanswered ? UNREACHABLE : null };
};
