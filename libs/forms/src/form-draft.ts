/** In the tab's own storage: gone with the tab, never shared with another one. */
const PREFIX = 'shop.draft.';

export type FormDraft = Readonly<Record<string, string>>;

/** What the fields of a form hold, without passwords: those are never kept. */
export const fieldsOf = (form: HTMLFormElement): FormDraft => {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields[name] = value;
  for (const { name } of form.querySelectorAll<HTMLInputElement>('input[type=password]')) delete fields[name];
  return fields;
};

const namesOf = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(({ name }) => name);

export const readDraft = (key: string): FormDraft | null => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') as unknown;
    return kept !== null && typeof kept === 'object' ? (kept as FormDraft) : null;
  } catch {
    // Storage may be closed to the page: then a form is as it was without drafts.
    return null;
  }
};

const keep = (key: string, draft: FormDraft): void => {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // As above.
  }
};

/** Keeps what the form holds now over what was kept; fields that are not on the page stay as they were. */
export const writeDraft = (key: string, form: HTMLFormElement): void => {
  const here = new Set(namesOf(form));
  const elsewhere = Object.entries(readDraft(key) ?? {}).filter(([name]) => !here.has(name));
  keep(key, { ...Object.fromEntries(elsewhere), ...fieldsOf(form) });
};

const isChoice = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox';
const isChanged = (field: HTMLInputElement): boolean =>
  isChoice(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;

/** Adds what was typed before scripts ran to a draft that there is: the rest of the form is as the server sent it. */
export const amendDraft = (key: string, form: HTMLFormElement): void => {
  const draft = readDraft(key);
  if (draft === null) return;
  const typed = [...form.querySelectorAll('input')].filter(
    (field) => field.name !== '' && !['hidden', 'password'].includes(field.type) && isChanged(field),
  );
  if (typed.length > 0) {
    keep(key, { ...draft, ...Object.fromEntries(typed.map(({ name, value }) => [name, value])) });
  }
};

/** After a form did its work: the next one starts empty. */
export const dropDraft = (key: string): void => {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // As above.
  }
};

/** After a purchase and at logout: the next visitor of this browser finds nothing of this one. */
export const dropDrafts = (): void => {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
};
