/** A refusal of the API, as an action returns it to the page. */
export type RefusedForm = {
  errors: Readonly<Record<string, readonly string[]>>;
  message: string;
};

/** The errors of a form after a refusal: a code per field, and one for the form as a whole. */
export type FormProblems = { fields: Readonly<Record<string, string>>; notice: string | null };

type Known = {
  fields: readonly string[];
  /** Where the wire's name of a field differs from the form's. */
  names?: Readonly<Record<string, string>> | undefined;
};

const lastWord = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/**
 * Sorts a refusal: codes of the form's fields are shown next to them, all others become the notice above the
 * form. Nested names (`address.city`) find the field by their last word.
 */
export const toFormProblems = ({ errors, message }: RefusedForm, known: Known): FormProblems => {
  const said = Object.entries(errors).flatMap(([path, [code]]) =>
    code === undefined ? [] : [{ name: fieldOf(path, known), code }],
  );
  const found: Record<string, string> = {};
  for (const { name, code } of said) if (name !== undefined) found[name] ??= code;
  const rest = said.find(({ name }) => name === undefined)?.code;
  const unexplained = Object.keys(found).length === 0 && message !== '' ? message : null;
  return { fields: found, notice: rest ?? unexplained };
};

/** Undefined for a name that is not a field of the form. */
const fieldOf = (path: string, { fields, names = {} }: Known): string | undefined => {
  const said = fields.includes(path) ? path : lastWord(path);
  const name = names[path] ?? names[said] ?? said;
  return fields.includes(name) ? name : undefined;
};
