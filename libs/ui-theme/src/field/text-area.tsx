import { type ComponentProps, useId } from 'react';
import { Field } from './field.tsx';
import { descriptionOf, type FieldWords } from './field-words.ts';
import { textArea } from './text-area.css.ts';

type Native = Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'children' | 'rows' | 'cols'>;

export type TextAreaProps = FieldWords &
  Native & {
    /** Sent with the form. */
    name: string;
    /** Lines that are visible at first: it grows with its text where the browser can. */
    rows?: number;
  };

/** Text of several lines. */
export const TextArea = ({
  label,
  isLabelHidden,
  hint,
  error,
  optional,
  id,
  rows = 5,
  ...native
}: TextAreaProps) => {
  const madeId = useId();
  const fieldId = id ?? madeId;
  return (
    <Field
      id={fieldId}
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      optional={optional}
    >
      <textarea
        {...native}
        {...descriptionOf({ id: fieldId, hint, error })}
        id={fieldId}
        rows={rows}
        className={textArea}
      />
    </Field>
  );
};
