import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { amendDraft, fieldsOf, isTypedInto, onDraftDropped, readDraft, writeDraft } from './form-draft.ts';
import { handOn, takeOver } from './hand-on.ts';

/** Events that show that the form is being filled in; a combobox fires none of its own for a choice. */
const TOUCHES = ['input', 'click', 'keydown'] as const;

/** Keeps the form's draft while it is filled in, and when the page is left. */
export const useDraftKeeper = (element: RefObject<HTMLFormElement | null>, key: string | null): void => {
  const hasUnsentText = useRef(false);
  // Before the draft is read: it will replace the values of the fields.
  useLayoutEffect(() => {
    const form = element.current;
    if (key === null || !form) return undefined;
    takeOver(key, form);
    amendDraft(key, form);
    return () => {
      // Text that was sent is not handed on to the form that follows.
      handOn(key, form, hasUnsentText.current);
    };
  }, [element, key]);
  useEffect(() => {
    const form = element.current;
    if (key === null || !form) return undefined;
    const first = JSON.stringify(fieldsOf(form));
    const isTypedEarly = isTypedInto(form);
    let isTouched = isTypedEarly;
    hasUnsentText.current = isTypedEarly;
    const touch = () => {
      isTouched = true;
    };
    // An untouched form has no draft: the next visit shows the shop's current values.
    const isFilledIn = () =>
      isTypedEarly || JSON.stringify(fieldsOf(form)) !== first || readDraft(key) !== null;
    const keep = () => isTouched && isFilledIn() && writeDraft(key, form);
    const type = () => {
      hasUnsentText.current = true;
      keep();
    };
    const rest = () => {
      isTouched = false;
      hasUnsentText.current = false;
    };
    // A navigation from here on is the form's own success, after which its draft may be deleted.
    const send = () => {
      keep();
      rest();
    };
    const forget = onDraftDropped(key, rest);
    for (const name of TOUCHES) form.addEventListener(name, touch);
    form.addEventListener('input', type);
    form.addEventListener('submit', send);
    addEventListener('pagehide', keep);
    return () => {
      forget();
      for (const name of TOUCHES) form.removeEventListener(name, touch);
      form.removeEventListener('input', type);
      form.removeEventListener('submit', send);
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [element, key]);
};
