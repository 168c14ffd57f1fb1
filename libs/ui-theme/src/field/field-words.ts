import type { ReactNode } from 'react';

/** The texts of every field, in addition to the attributes of its native control. */
export type FieldWords = {
  label: ReactNode;
  /** For a field whose context already names it. */
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** The text next to the label of an optional field. */
  optional?: ReactNode;
};

type Described = { id: string; hint?: ReactNode; error?: ReactNode };

/** Links a control to its messages; the error is read first. */
export const descriptionOf = ({ id, hint, error }: Described) => {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    ...(ids && { 'aria-describedby': ids }),
    ...(error ? { 'aria-invalid': true as const } : {}),
  };
};
