const FIELD = 'input, textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Forms that send typed text; a search does not count. */
const isSent = (field: Element): boolean =>
  field.closest('form')?.method === 'post' || field.matches('textarea');

/** A field for typing whose value differs from the one sent with the page. */
const isTyped = (field: Field): boolean =>
  !(field instanceof HTMLSelectElement) &&
  !['checkbox', 'radio', 'hidden'].includes(field.type) &&
  field.value !== field.defaultValue;

/**
 * Whether a form that sends data has unsaved typed text on the page. Typing is detected by events, not by
 * comparison with the fields' first values: those change with component state. Only text typed before these
 * scripts ran is found by comparison.
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

/** The instance of the browser's page: whether a reload would lose typed text. */
export const unsavedInput = (): (() => boolean) => (ofPage ??= createUnsavedInput());
