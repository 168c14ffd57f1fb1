/** A message code per field, in the shape of the form library. */
export type FieldErrors = Record<string, { type: string; message: string }>;

export const toFieldErrors = (codes: Readonly<Record<string, string>>): FieldErrors =>
  Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, { type: code, message: code }]));

type Issue = { path: readonly PropertyKey[]; message: string };
type Parsed = { success: true } | { success: false; error: { issues: readonly Issue[] } };

/** The interface of a form's schema: zod/mini fits, and so does a plain function in a test. */
export type FormSchema = { safeParse: (values: unknown) => Parsed };

/** The first code of each field that the schema refuses. */
export const findErrors = (schema: FormSchema, values: Record<string, unknown>): FieldErrors => {
  const parsed = schema.safeParse(values);
  if (parsed.success) return {};
  const codes: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) codes[String(path[0] ?? '')] ??= message;
  return toFieldErrors(codes);
};
