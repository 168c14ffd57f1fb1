import { type ComponentProps, Fragment, type ReactNode, useId } from 'react';
import { FieldMessage } from '../field/field-message.tsx';
import { descriptionOf } from '../field/field-words.ts';
import { checkbox, choice, choiceCount, choiceMessages, choiceWords, radio } from './choice.css.ts';

type Native = Omit<ComponentProps<'input'>, 'className' | 'style' | 'children' | 'type' | 'size'>;

export type ChoiceProps = Native & {
  /** The label; it can be clicked as well as the box. */
  label: ReactNode;
  /** Sent with `value` while ticked. */
  name: string;
  /** The count, at the end of the line. */
  count?: ReactNode;
  /** The hint. */
  hint?: ReactNode;
  /** The error; it makes the box invalid. */
  error?: ReactNode;
  /** `medium` for single boxes, `small` in lists. */
  size?: 'small' | 'medium';
};

/** Computed once. */
const classes = { small: choice({ size: 'small' }), medium: choice({ size: 'medium' }) };

const KINDS = {
  checkbox: { type: 'checkbox', className: checkbox },
  radio: { type: 'radio', className: radio },
} as const;

const Choice = ({
  kind,
  label,
  count,
  hint,
  error,
  id,
  size = 'small',
  ...native
}: ChoiceProps & { kind: keyof typeof KINDS }) => {
  const madeId = useId();
  const fieldId = id ?? madeId;
  // In a list of values: it has no messages and nothing refers to its id. A listing has 200 of them.
  const isOfList = count !== undefined;
  const Around = isOfList ? Fragment : 'div';
  return (
    <Around>
      <label className={classes[size]}>
        <input
          {...native}
          {...KINDS[kind]}
          {...descriptionOf({ id: fieldId, hint, error })}
          id={isOfList ? id : fieldId}
        />
        {typeof label === 'string' ? label : <span className={choiceWords}>{label}</span>}
        {isOfList && <small className={choiceCount}>{count}</small>}
      </label>
      {(error || hint) && (
        <div className={choiceMessages}>
          {error && (
            <FieldMessage tone="error" id={`${fieldId}-error`}>
              {error}
            </FieldMessage>
          )}
          {hint && (
            <FieldMessage tone="hint" id={`${fieldId}-hint`}>
              {hint}
            </FieldMessage>
          )}
        </div>
      )}
    </Around>
  );
};

/** A tick box: yes or no, or some of many. */
export const Checkbox = (props: ChoiceProps) => <Choice kind="checkbox" {...props} />;

/** A radio button: one of many that share a name. */
export const RadioField = (props: ChoiceProps) => <Choice kind="radio" {...props} />;
