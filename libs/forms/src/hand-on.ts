import { amendDraft, isChoice, typedInto, type FormDraft } from './form-draft.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The focused field, and whether all its text was selected, as it is after Tab. */
type Focused = { readonly name: string; readonly isAllSelected: boolean };

type Handed = { readonly texts: FormDraft; readonly focused: Focused | null };

/** What a form that is just being replaced by one with the draft leaves to it: the draft was read before the last keys. */
const handedOn = new Map<string, Handed>();

const isTextField = (field: unknown): field is TextField =>
  (field instanceof HTMLInputElement && !isChoice(field)) || field instanceof HTMLTextAreaElement;

const focusedIn = (form: HTMLFormElement): Focused | null => {
  const field = document.activeElement;
  if (!isTextField(field) || field.form !== form || field.name === '') return null;
  // Fields of some types, such as e-mail, have no selection that can be read.
  const isAllSelected =
    field.value === '' || (field.selectionStart === 0 && field.selectionEnd === field.value.length);
  return { name: field.name, isAllSelected };
};

/** Called while a form leaves the page, in the same commit as the form that replaces it. */
export const handOn = (key: string, form: HTMLFormElement, hasUnsentText: boolean): void => {
  const typed = hasUnsentText ? typedInto(form).filter((field) => !isChoice(field)) : [];
  const focused = focusedIn(form);
  if (typed.length === 0 && focused === null) return;
  if (typed.length > 0) amendDraft(key, form);
  handedOn.set(key, { texts: Object.fromEntries(typed.map(({ name, value }) => [name, value])), focused });
  queueMicrotask(() => handedOn.delete(key));
};

/** The next key is for the field that had the focus: it replaces the text of the draft where it would have replaced all. */
const focusAgain = (form: HTMLFormElement, { name, isAllSelected }: Focused): void => {
  const field = form.elements.namedItem(name);
  if (!isTextField(field)) return;
  field.focus({ preventScroll: true });
  if (isAllSelected) field.select();
};

/** Puts text and focus of the form that this one replaces into its fields. */
export const takeOver = (key: string, form: HTMLFormElement): void => {
  const handed = handedOn.get(key);
  if (!handed) return;
  for (const [name, text] of Object.entries(handed.texts)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text;
  }
  if (handed.focused) focusAgain(form, handed.focused);
};
