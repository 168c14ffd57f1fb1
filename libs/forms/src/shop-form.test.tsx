import { createSpeech, getLanguage, SpeechProvider } from '@shop/i18n';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useActionData } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { email, word } from '@shop/contracts/fields';
import { dropDraft, readDraft } from './form-draft.ts';
import { FormCheck, FormText } from './form-fields.tsx';
import { ShopForm, type ShopFormProps } from './shop-form.tsx';
import { SubmitButton } from './submit-button.tsx';

const schema = z.object({
  email: email(),
  name: word(),
  terms: z.literal('1', 'required'),
});
const labels = { email: 'E-mail', name: 'Name', terms: 'Terms' };
const EMAIL_TEXT = 'Please enter a valid email address.';
const REQUIRED_TEXT = 'Field is required.';

const speech = createSpeech({ language: getLanguage('en'), timeZone: 'Europe/Vilnius' });

const Page = ({ children, ...props }: Partial<ShopFormProps> & { children?: ReactNode }) => {
  const answer = useActionData() as ShopFormProps['answer'];
  return (
    <ShopForm
      schema={schema}
      labels={labels}
      answer={answer}
      draft={null}
      summaryHeading="Please check"
      {...props}
    >
      <FormText name="email" mode="blur" />
      <FormText name="name" mode="live" />
      <FormCheck name="terms">I agree</FormCheck>
      {children}
      <SubmitButton>Send</SubmitButton>
    </ShopForm>
  );
};

const open = (props: Partial<ShopFormProps> = {}, action: (form: FormData) => unknown = () => null) => {
  const sent = vi.fn();
  const router = createMemoryRouter([
    {
      path: '/',
      element: <Page {...props} />,
      action: async ({ request }) => {
        const form = await request.formData();
        sent(Object.fromEntries(form));
        return action(form);
      },
    },
  ]);
  render(
    <SpeechProvider speech={speech}>
      <RouterProvider router={router} />
    </SpeechProvider>,
  );
  return { sent, user: userEvent.setup() };
};

test('R-FRM-01 an ordinary field shows its error after it was left', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('E-mail'), 'ona@');
  expect(screen.queryByText(EMAIL_TEXT)).toBeNull();
  await user.tab();
  expect(await screen.findByText(EMAIL_TEXT)).toBeDefined();
});

test('R-FRM-02 a tick box shows its error once it was changed', async () => {
  const { user } = open();
  const box = screen.getByRole('checkbox');
  await user.click(box);
  expect(screen.queryByText(REQUIRED_TEXT)).toBeNull();
  await user.click(box);
  expect(await screen.findByText(REQUIRED_TEXT)).toBeDefined();
});

test('R-FRM-03 a live field shows its error during typing', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('Name'), 'x{Backspace}');
  expect(await screen.findByText(REQUIRED_TEXT)).toBeDefined();
});

test('R-FRM-04 after sending every message shows, and nothing was sent', async () => {
  const { user, sent } = open();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findAllByText(new RegExp(REQUIRED_TEXT))).length).toBeGreaterThanOrEqual(3);
  expect(screen.getByRole('alert').textContent).toContain('Please check');
  expect(sent).not.toHaveBeenCalled();
});

test('R-FRM-11 a form may replace the text of a code', async () => {
  const { user } = open({ words: { email: 'That is no address of ours.' } });
  await user.type(screen.getByLabelText('E-mail'), 'x');
  await user.tab();
  expect(await screen.findByText('That is no address of ours.')).toBeDefined();
});

test('a valid form is sent once, with the values of the fields', async () => {
  const { user, sent } = open({ values: { name: 'Ona' } });
  await user.type(screen.getByLabelText('E-mail'), 'ona@example.lt');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent).toHaveBeenCalledWith({ email: 'ona@example.lt', name: 'Ona', terms: '1' });
});

test('errors of the API are shown next to their field, the rest above the form', async () => {
  const refusal = (form: FormData) => ({
    errors: { email: ['auth.forms.user_already_exists'], cart: ['sold_out'] },
    message: 'invalid',
    values: Object.fromEntries(form) as Record<string, string>,
  });
  const words = { 'auth.forms.user_already_exists': 'Known already.', sold_out: 'Sold out.' };
  const { user } = open({ words, values: { email: 'ona@example.lt', name: 'Ona' } }, refusal);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sold out.')).toBeDefined();
  await waitFor(() => expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true'));
  // Once in the list, which names no field where the sentence needs none, and once beside the field.
  expect(screen.getAllByText('Known already.')).toHaveLength(2);
});

test('a field that is left by a click shows its error after the click: the clicked element stays under the pointer', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('E-mail'), 'ona@');
  const elsewhere = screen.getByText('I agree');
  await user.pointer({ keys: '[MouseLeft>]', target: elsewhere });
  expect(screen.queryByText(EMAIL_TEXT)).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: elsewhere });
  expect(await screen.findByText(EMAIL_TEXT)).toBeDefined();
});

test('a form with errors moves the focus to its first wrong field, in the order of the page', async () => {
  const { user } = open({ values: { email: 'ona@example.lt' } });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
});

test('an error of the API moves the focus to its field, or to the message without a field', async () => {
  const values = { email: 'ona@example.lt', name: 'Ona' };
  const refusal = { errors: { name: ['too_long'] }, message: 'invalid', values };
  const first = open({ values }, () => refusal);
  await first.user.click(screen.getByRole('checkbox'));
  await first.user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
});

test('offline nothing is sent: a message is shown at once next to the button, and typed text stays', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, sent } = open({ values: { email: 'ona@example.lt' } });
  await user.type(screen.getByLabelText('Name'), 'Ona');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline');
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ona');

  line.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  line.mockRestore();
});

test('a form without an answer shows a message next to its button and keeps typed text', async () => {
  const values = { email: 'ona@example.lt', name: 'Ona', terms: '1' };
  const { user } = open({ values }, () => ({ errors: {}, message: 'unreachable', values }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ona');
});

test('typed text is restored with the form, and the other fields show the shop’s values', async () => {
  const { user } = open({ draft: 'test', values: { email: 'ona@example.lt' } });
  await user.type(screen.getByLabelText('Name'), 'Ona');
  await user.click(screen.getByRole('checkbox'));
  cleanup();
  open({ draft: 'test', values: { email: 'ona@example.lt', name: 'Rasa' } });
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ona');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ona@example.lt');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

test('an untouched form stores nothing: the next one shows the shop’s current values', async () => {
  const { user } = open({ draft: 'test', values: { name: 'Ona' } });
  await user.click(screen.getByLabelText('Name'));
  cleanup();
  expect(readDraft('test')).toBeNull();
});

test('a form without a draft writes nothing into the tab', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('Name'), 'Ona');
  cleanup();
  expect(sessionStorage).toHaveLength(0);
});

test('a draft that the action deleted is not written again by a key pressed meanwhile', async () => {
  const answered = Promise.withResolvers<void>();
  const { user } = open({ draft: 'test', values: { email: 'ona@example.lt' } }, () => answered.promise);
  await user.type(screen.getByLabelText('Name'), 'Ona');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.keyboard('{Shift}');
  dropDraft('test');
  answered.resolve();
  cleanup();
  expect(readDraft('test')).toBeNull();
});

test('text typed before scripts ran is kept as well when the page is left', () => {
  const typedEarly = (field: HTMLInputElement | null) => {
    if (field) field.value = 'Ona';
  };
  open({ draft: 'test', children: <input name="early" aria-label="Early" ref={typedEarly} /> });
  fireEvent(window, new Event('pagehide'));
  expect(readDraft('test')).toMatchObject({ early: 'Ona' });
});
