import { useRef, type ReactNode } from 'react';
import { Form, type FormProps } from 'react-router-dom';
import type { FormDraft } from './form-draft.ts';
import { useDraftKeeper } from './use-draft-keeper.ts';
import { useFormDraft } from './use-form-draft.ts';

export type KeptFormProps = Pick<FormProps, 'method' | 'action'> & {
  /** The name under which typed text is kept in the tab; see `dropDraft`. */
  draft: string;
  /** Renders the fields with the text typed before. */
  children: (kept: FormDraft) => ReactNode;
};

const NOTHING: FormDraft = {};

/** A plain form without its own checks, whose fields keep typed text like those of a `ShopForm`. */
export const KeptForm = ({ children, ...form }: KeptFormProps) => {
  const kept = useFormDraft(form.draft);
  return (
    <Keeper key={kept === null ? 'fresh' : 'draft'} {...form}>
      {children(kept ?? NOTHING)}
    </Keeper>
  );
};

const Keeper = ({ draft, ...form }: Omit<KeptFormProps, 'children'> & { children: ReactNode }) => {
  const element = useRef<HTMLFormElement>(null);
  useDraftKeeper(element, draft);
  return <Form ref={element} {...form} />;
};
