/** Parameters in the API's format: `a[b][0]=c`. A list is an object whose names are its indices. */
export type Form = { [name: string]: string | Form };

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

const put = (form: Form, path: readonly string[], value: string): void => {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const inside = form[name];
  const next = typeof inside === 'object' ? inside : {};
  form[name] = next;
  put(next, rest, value);
};

/** Parses a body or a query. An invalid name is unchanged, and is then unknown. */
export const readForm = (fields: URLSearchParams): Form => {
  const form: Form = {};
  for (const [name, value] of fields) {
    const [, first = name, rest = ''] = NAME.exec(name) ?? [];
    put(form, [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)], value);
  }
  return form;
};

/** `line_items[].price_data.currency` and the like. */
export const fieldsOf = (form: Form, at = ''): string[] =>
  Object.entries(form).flatMap(([name, value]) => {
    const part = /^\d+$/.test(name) ? `${at}[]` : at === '' ? name : `${at}.${name}`;
    return typeof value === 'string' ? [part] : fieldsOf(value, part);
  });
