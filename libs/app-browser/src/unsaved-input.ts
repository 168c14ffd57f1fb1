const FIELD = 'input, textarea, select';

/**
 * Whether something is typed in a form that sends it, and is still on the page. What is typed is heard, not compared with
 * the fields' first values: those change with what components show.
 */
export const createUnsavedInput = (root: EventTarget = document) => {
  const touched = new Set<Element>();
  root.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(FIELD)) return;
      if (target.closest('form')?.method === 'post' || target.matches('textarea')) touched.add(target);
    },
    { capture: true },
  );
  return (): boolean => {
    for (const field of touched) if (!field.isConnected) touched.delete(field);
    return [...touched].some((field) => (field as HTMLInputElement).value !== '');
  };
};
