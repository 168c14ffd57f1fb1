/** A form's own errors in the shape of the API's refusal; undefined without errors. */
export const codesOf = (
  errors: Readonly<Record<string, { message: string }>>,
): Record<string, string[]> | undefined => {
  const codes = Object.entries(errors).map(([name, { message }]): [string, string[]] => [name, [message]]);
  return codes.length === 0 ? undefined : Object.fromEntries(codes);
};
