import { useActionData } from 'react-router-dom';
import type { FormProblem } from './form-problem.ts';

/** What was wrong with the form that was sent last, if it is this one. */
export const useProblem = (act: string, row = ''): FormProblem | null => {
  const problem = useActionData<FormProblem>();
  return problem?.act === act && problem.row === row ? problem : null;
};
