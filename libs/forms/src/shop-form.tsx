import { useId, useRef, type BaseSyntheticEvent, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Form, useSubmit, type FetcherWithComponents } from 'react-router-dom';
import { FormFrameContext } from './form-context.ts';
import { findErrors, type FormSchema } from './form-errors.ts';
import { FormSummary } from './form-summary.tsx';
import { useOnline } from './use-online.ts';
import { useRefusal } from './use-refusal.ts';
import type { RefusedForm } from './server-problems.ts';
import { useDraftKeeper } from './use-draft-keeper.ts';
import { useFieldWords } from './use-field-words.ts';
import { useFocusOnProblem } from './use-focus-on-problem.ts';
import { useFormDraft } from './use-form-draft.ts';
import { usePatientBlur } from './use-patient-blur.ts';
import { useSending } from './use-sending.ts';

type Submitter = HTMLButtonElement | HTMLInputElement | null;

export type ShopFormProps = {
  schema: FormSchema;
  /** Every field by its name; the label is given once and used next to the field and in the summary. */
  labels: Readonly<Record<string, string>>;
  /** The refusal of the last submit. */
  answer?: (RefusedForm & { values: Readonly<Record<string, string>> }) | undefined;
  /** The initial values of the fields. */
  values?: Readonly<Record<string, string | undefined>> | undefined;
  /** This form's own messages for some codes, instead of the built-in ones. */
  words?: Readonly<Record<string, string>>;
  /** Wire names that differ from the fields'. */
  names?: Readonly<Record<string, string>>;
  /** The name under which typed text is kept in the tab until it is sent; null where only passwords and choices are. */
  draft: string | null;
  /** `values` hold the draft already, as far as it still applies; see `useFormDraft`. */
  isDraftFitted?: boolean;
  action?: string;
  /** In a modal: sends without leaving the page. */
  fetcher?: FetcherWithComponents<unknown>;
  /** Called with the fields of a valid form before it is sent, and may fill in another; false: it is not sent. */
  prepare?: (fields: FormData) => Promise<boolean>;
  summaryHeading: string;
  children: ReactNode;
};

/**
 * A form that is a plain `<form method="post">` until scripts run, and then checks itself before it
 * is sent. Either way the same action gets the same fields. Text typed into it before is restored.
 */
export const ShopForm = ({ isDraftFitted = false, ...form }: ShopFormProps) => {
  const kept = useFormDraft(isDraftFitted ? null : form.draft);
  return (
    <CheckedForm
      key={kept === null ? 'fresh' : 'draft'}
      {...form}
      {...(kept && { values: { ...form.values, ...kept } })}
    />
  );
};

const CheckedForm = ({
  schema,
  labels,
  answer,
  values = {},
  words = {},
  names,
  draft,
  action,
  fetcher,
  prepare,
  summaryHeading,
  children,
}: Omit<ShopFormProps, 'isDraftFitted'>) => {
  // The form library keeps its state in stable objects, which the compiler would treat as unchanged.
  'use no memo';
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const send = useSubmit();
  const builtInWords = useFieldWords();
  const keepBlur = usePatientBlur();
  const { isOffline, mayGoOut } = useOnline();
  useDraftKeeper(element, draft);

  const { problems, errors, lineProblem } = useRefusal(answer, labels, names);

  const form = useForm<Record<string, string>>({
    mode: 'all',
    // The first one in the order of the page, choices included, gets the focus below.
    shouldFocusError: false,
    ...(errors ? { errors } : {}),
    // Reads the page's own fields: text typed before scripts ran counts, and so do radio buttons.
    resolver: () => ({
      values: {},
      errors: element.current ? findErrors(schema, Object.fromEntries(new FormData(element.current))) : {},
    }),
  });

  const leadToProblem = useFocusOnProblem(element, id, problems);

  const { isBusy, mayBeSent } = useSending({ element, fetcher, prepare });
  // The second click of a double click arrives before a busy state is rendered.
  const isSending = useRef(false);
  const submit = async (target: HTMLFormElement | NonNullable<Submitter>, isPrepared = false) => {
    if (isSending.current || !mayGoOut()) return;
    isSending.current = true;
    try {
      if (!isPrepared && !(await mayBeSent())) return;
      await (fetcher ? fetcher.submit(target) : send(target, { preventScrollReset: true }));
    } finally {
      isSending.current = false;
    }
  };

  const onSubmit = (event: BaseSyntheticEvent) => {
    const submitter = (event.nativeEvent as SubmitEvent).submitter as Submitter;
    const target = submitter ?? (event.target as HTMLFormElement);
    if (submitter?.formNoValidate) {
      event.preventDefault();
      return submit(target, true);
    }
    return form.handleSubmit(() => submit(target), leadToProblem)(event);
  };

  const frame = {
    id,
    labels,
    values: answer ? { ...values, ...answer.values } : values,
    isAnswered: problems !== undefined && (problems.notice !== null || errors !== undefined),
    isBusy,
    lineProblem: isOffline ? 'offline' : lineProblem,
    wordsOf: (code: string) => words[code] ?? builtInWords(code),
    speaksForItself: (code: string) => code in words,
  };

  return (
    <FormProvider {...form}>
      <FormFrameContext value={frame}>
        <Form
          ref={element}
          method="post"
          noValidate
          onSubmit={onSubmit}
          onBlurCapture={keepBlur}
          {...(action ? { action } : {})}
        >
          {/* Enter sends the form itself, not the first secondary button. */}
          <button type="submit" hidden tabIndex={-1} aria-hidden />
          <FormSummary heading={summaryHeading} notice={problems?.notice ?? null} />
          {children}
        </Form>
      </FormFrameContext>
    </FormProvider>
  );
};
