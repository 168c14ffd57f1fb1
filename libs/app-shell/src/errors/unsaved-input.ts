const FIELD = 'input, textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Forms that send what is typed; a search does not count. */
const isSent = (field: Element): boolean =>
  field.closest('form')?.method === 'post' || field.matches('textarea');

/** A field into which a person types, with another value than the page was sent with. */
const isTyped = (field: Field): boolean =>
  !(field instanceof HTMLSelectElement) &&
  !['checkbox', 'radio', 'hidden'].includes(field.type) &&
  field.value !== field.defaultValue;

/**
 * Whether something is typed in a form that sends it, and is still on the page. What is typed is heard, not compared with
 * the fields' first values: those change with what components show. Only what was typed before these scripts ran is
 * found by comparing.
 */
export const createUnsavedInput = (root: Document = document) => {
  const touched = new Set<Element>();
  for (const field of root.querySelectorAll<Field>(FIELD)) {
    if (isSent(field) && isTyped(field)) touched.add(field);
  }
  root.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.matches(FIELD) && isSent(target)) touched.add(target);
    },
    { capture: true },
  );
  return (): boolean => {
    for (const field of touched) if (!field.isConnected) touched.delete(field);
    return [...touched].some((field) => (field as Field).value !== '');
  };
};

let ofPage: (() => boolean) | undefined;

/** The one of the browser's page: whether something typed would be lost if the page were loaded anew now. */
export const unsavedInput = (): (() => boolean) => (ofPage ??= createUnsavedInput());
