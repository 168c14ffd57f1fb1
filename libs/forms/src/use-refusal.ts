import { useMemo } from 'react';
import { toFieldErrors, type FieldErrors } from './form-errors.ts';
import { toFormProblems, type FormProblems, type RefusedForm } from './server-problems.ts';

/** The code of a refusal that no server gave: the line or the shop did not answer. */
const UNREACHABLE = 'unreachable';

type Refusal = {
  problems: FormProblems | undefined;
  errors: FieldErrors | undefined;
  /** Said beside the button that was pressed, not above the form. */
  lineProblem: string | null;
};

/** The refusal of what was just sent, sorted: by field, for the form as a whole, and as a missing answer. */
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
