/** In the tab's own storage: deleted with the tab, never shared with another one. */
const PREFIX = 'shop.draft.';
/** The client of the drafts; none for text typed by a guest. */
const OWNER = 'shop.draft-owner';

export type FormDraft = Readonly<Record<string, string>>;

/** A shown password is a text field: its purpose identifies it. */
const SECRETS = 'input[type=password], input[autocomplete*=password], input[autocomplete^=cc-]';

/** The values of a form's fields, without passwords and card data: those are never kept. A box that is not ticked is ''. */
export const fieldsOf = (form: HTMLFormElement): FormDraft => {
  const fields: Record<string, string> = {};
  for (const { name } of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) fields[name] = '';
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields[name] = value;
  for (const { name } of form.querySelectorAll<HTMLInputElement>(SECRETS)) delete fields[name];
  return fields;
};

const namesOf = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(({ name }) => name);

export const readDraft = (key: string): FormDraft | null => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') as unknown;
    return kept !== null && typeof kept === 'object' ? (kept as FormDraft) : null;
  } catch {
    // Storage may be blocked: then a form works without drafts.
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

/** Stores the current values over the draft; fields that are not on the page keep theirs. */
export const writeDraft = (key: string, form: HTMLFormElement): void => {
  const here = new Set(namesOf(form));
  const elsewhere = Object.entries(readDraft(key) ?? {}).filter(([name]) => !here.has(name));
  keep(key, { ...Object.fromEntries(elsewhere), ...fieldsOf(form) });
};

export const isChoice = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox';
const isChanged = (field: HTMLInputElement): boolean =>
  isChoice(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;

/** Whether text was typed before scripts ran. */
export const isTypedInto = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    (field) => field.type !== 'hidden' && !isChoice(field) && !field.matches(SECRETS) && isChanged(field),
  );

/** The fields that differ from what the server sent, without passwords and card data. */
export const typedInto = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
    (field) => field.name !== '' && field.type !== 'hidden' && !field.matches(SECRETS) && isChanged(field),
  );

/** Adds text typed before scripts ran to an existing draft: the rest of the form is as the server sent it. */
export const amendDraft = (key: string, form: HTMLFormElement): void => {
  const draft = readDraft(key);
  const typed = typedInto(form);
  if (draft === null || typed.length === 0) return;
  keep(key, { ...draft, ...Object.fromEntries(typed.map(({ name, value }) => [name, value])) });
};

/** Called when a form's draft is deleted, so that the form on the page does not write it again. */
const keepers = new Map<string, () => void>();

/** Registers the form that writes the draft; returns how it stops. */
export const onDraftDropped = (key: string, stopKeeping: () => void): (() => void) => {
  keepers.set(key, stopKeeping);
  return () => {
    if (keepers.get(key) === stopKeeping) keepers.delete(key);
  };
};

/** After a successful form: the next one starts empty. */
export const dropDraft = (key: string): void => {
  keepers.get(key)?.();
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // As above.
  }
};

/** After a purchase: its typed text is of no use for the next one. */
export const dropDrafts = (): void => {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) dropDraft(key.slice(PREFIX.length));
  } catch {
    // As above.
  }
};

/** At logout: the next visitor of this browser finds nothing of this one. */
export const forgetDrafts = (): void => {
  dropDrafts();
  try {
    sessionStorage.removeItem(OWNER);
  } catch {
    // As above.
  }
};

/**
 * Called once the client of the tab is known: drafts of another client are deleted. Text typed by a guest stays, as does
 * text typed by this client before the session ended.
 */
export const claimDrafts = (owner: string): void => {
  try {
    const before = sessionStorage.getItem(OWNER);
    if (before !== null && before !== owner) dropDrafts();
    sessionStorage.setItem(OWNER, owner);
  } catch {
    // As above.
  }
};
