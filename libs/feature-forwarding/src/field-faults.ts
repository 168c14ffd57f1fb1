import { isApiProblem } from '@shop/data-access';
import { refuse, refuseBy, type FormValues } from '@shop/page';

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };
type FieldOf = (path: readonly string[], fields: FormValues) => string | undefined;

/** What is typed, but is no number, is not missing. */
const codeOf = (name: string, code: string, fields: FormValues): string =>
  code === 'required' && (fields[name] ?? '').trim() !== '' && !name.startsWith('package_') ? 'number' : code;

/** The issues of a call's body as issues of the form's fields. */
export const toFieldIssues = (issues: readonly Issue[], fields: FormValues, fieldOf: FieldOf) =>
  issues.map(({ path, message }) => {
    const name = fieldOf(path.map(String), fields) ?? '';
    return { path: [name], message: codeOf(name, message, fields) };
  });

/** The refusal of the API with its errors at the form's fields. */
export const refuseAt = (problem: unknown, fields: FormValues, fieldOf: FieldOf) => {
  if (!isApiProblem(problem) || problem.kind !== 'refused' || problem.status === 401)
    return refuseBy(problem, fields);
  const errors = Object.entries(problem.errors).map(([path, codes]) => [
    fieldOf(path.split('.'), fields) ?? path,
    codes,
  ]);
  return refuse(fields, Object.fromEntries(errors) as Record<string, string[]>, problem.message);
};
