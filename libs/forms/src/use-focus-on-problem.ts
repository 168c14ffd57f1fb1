import { useEffect, type RefObject } from 'react';
import { fieldId } from './form-context.ts';
import type { FormProblems } from './server-problems.ts';

/** Finds a control of the page by its id, and a message by its mark. */
const firstOf = (form: HTMLFormElement, formId: string, names: readonly string[]): HTMLElement | null => {
  const fields = names.flatMap((name) => document.getElementById(fieldId(formId, name)) ?? []);
  const inForm = fields.filter((field) => form.contains(field));
  return inForm.reduce<HTMLElement | null>(
    (first, field) =>
      first && first.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING ? first : field,
    null,
  );
};

/** Moves the focus to the first wrong field, with errors from here or from the API. */
export const useFocusOnProblem = (
  element: RefObject<HTMLFormElement | null>,
  formId: string,
  problems: FormProblems | undefined,
) => {
  useEffect(() => {
    const form = element.current;
    if (!form || !problems) return;
    const field = firstOf(form, formId, Object.keys(problems.fields));
    (field ?? form.querySelector<HTMLElement>('[data-form-notice]'))?.focus();
  }, [element, formId, problems]);
  return (errors: Readonly<Record<string, unknown>>): void => {
    if (element.current) firstOf(element.current, formId, Object.keys(errors))?.focus();
  };
};
