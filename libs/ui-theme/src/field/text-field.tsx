import { type ComponentProps, type ReactNode, useId } from 'react';
import { Field } from './field.tsx';
import { descriptionOf, type FieldWords } from './field-words.ts';
import { control, controlEnd, controlFrame } from './field.css.ts';

type Native = Omit<ComponentProps<'input'>, 'className' | 'style' | 'children' | 'width' | 'size'>;

export type TextFieldProps = FieldWords &
  Native & {
    /** Sent with the form. */
    name: string;
    /** `short` for codes of few figures. */
    width?: 'full' | 'short';
    /** `small` in filters. */
    size?: 'small' | 'medium';
    /** Figures of equal width: card numbers, amounts, codes. */
    isTabular?: boolean;
    /** A unit, or a button that belongs to the field; `false` for one that loads later. */
    end?: ReactNode;
  };

/** One line of text. Without scripts it is an input of its form; with them it may be controlled. */
export const TextField = ({
  label,
  isLabelHidden,
  hint,
  error,
  optional,
  id,
  width = 'full',
  size = 'medium',
  isTabular = false,
  end,
  type = 'text',
  ...native
}: TextFieldProps) => {
  const madeId = useId();
  const fieldId = id ?? madeId;
  const input = (
    <input
      {...native}
      {...descriptionOf({ id: fieldId, hint, error })}
      id={fieldId}
      type={type}
      className={control({ width, size, isTabular, hasEnd: Boolean(end) })}
    />
  );
  return (
    <Field
      id={fieldId}
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      optional={optional}
    >
      {end === undefined ? (
        input
      ) : (
        // The same wrapper before and after: another one would remount the input and lose the typed text.
        <span className={controlFrame}>
          {input}
          {end && <span className={controlEnd}>{end}</span>}
        </span>
      )}
    </Field>
  );
};
