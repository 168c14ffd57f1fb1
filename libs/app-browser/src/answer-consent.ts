import { deviceConsent } from '@shop/page/device-consent';

const QUESTION = '[data-consent]';

/** Sends the form as the browser would, without leaving the page; its answer sets the cookie. */
const send = async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> => {
  const fields = [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
};

/** The focus must not be lost with the question. */
const removeQuestion = (form: HTMLFormElement): void => {
  const hadFocus = form.contains(document.activeElement);
  form.closest(QUESTION)?.remove();
  if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
};

/**
 * Answers the question about cookies in place. Before this, and when the answer cannot be sent, the form is a plain one
 * and loads the page again.
 */
export const answerConsent = (onAnswered: () => void): void => {
  const form = document.querySelector<HTMLFormElement>(`${QUESTION} form`);
  if (!form) return;
  const answer = async (submitter: HTMLElement | null) => {
    await send(form, submitter).catch(() => {});
    // By now without this listener.
    if (deviceConsent().written === undefined) return form.requestSubmit(submitter);
    removeQuestion(form);
    onAnswered();
  };
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void answer(event.submitter);
    },
    { once: true },
  );
};
