import type { ReactNode } from 'react';

/** What every field may say, besides what its native control understands. */
export type FieldWords = {
  label: ReactNode;
  /** For a field whose place already says what it is. */
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** The word beside the label of a field that may stay empty. */
  optional?: ReactNode;
};

type Described = { id: string; hint?: ReactNode; error?: ReactNode };

/** Ties a control to its messages; the error is read first. */
export const descriptionOf = ({ id, hint, error }: Described) => {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    ...(ids && { 'aria-describedby': ids }),
    ...(error ? { 'aria-invalid': true as const } : {}),
  };
};
