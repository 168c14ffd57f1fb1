import { type ComponentProps, useId } from 'react';
import { Field } from './field.tsx';
import { descriptionOf, type FieldWords } from './field-words.ts';
import { control } from './field.css.ts';

type Native = Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'children'>;

export type TextAreaProps = FieldWords & Native & { name: string };

/** Several lines of text. */
export const TextArea = ({
  label,
  isLabelHidden,
  hint,
  error,
  optional,
  id,
  rows = 4,
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
        className={control({ kind: 'area' })}
      />
    </Field>
  );
};
