import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from './field.tsx';
import { FieldMessage } from './field-message.tsx';
import { descriptionOf, type FieldWords } from './field-words.ts';
import * as styles from './file-field.css.ts';

type Native = Omit<ComponentProps<'input'>, 'className' | 'style' | 'children' | 'type' | 'value' | 'size'>;

/** A chosen file. */
export type FileRow = {
  readonly key: string;
  readonly name: ReactNode;
  /** Size or state. */
  readonly note?: ReactNode;
  /** From 0 to 1 while it is sent. */
  readonly progress?: number | undefined;
  readonly error?: ReactNode;
  readonly removeLabel?: string;
  readonly onRemove?: (() => void) | undefined;
};

export type FileFieldProps = FieldWords &
  Native & {
    /** In the order in which they were chosen. */
    files?: readonly FileRow[];
    /** The name of each progress bar. */
    progressLabel?: string;
  };

/** Files of this device: the browser's own field, and the list of what was chosen. */
export const FileField = ({
  label,
  isLabelHidden,
  hint,
  error,
  optional,
  id,
  files = [],
  progressLabel,
  ...native
}: FileFieldProps) => {
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
      <input
        {...native}
        {...descriptionOf({ id: fieldId, hint, error })}
        id={fieldId}
        type="file"
        className={styles.input}
      />
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((file) => (
            <li key={file.key} className={styles.row}>
              <span className={styles.name}>
                {file.name}
                {file.note !== undefined && <span className={styles.note}>{file.note}</span>}
              </span>
              {file.onRemove && (
                <Button look="quiet" size="small" onClick={file.onRemove} aria-label={file.removeLabel ?? ''}>
                  ×
                </Button>
              )}
              {file.progress !== undefined && (
                <progress
                  className={styles.progress}
                  max={1}
                  value={file.progress}
                  aria-label={progressLabel}
                />
              )}
              {file.error !== undefined && (
                <span className={styles.fault}>
                  <FieldMessage id={`${fieldId}-${file.key}`} tone="error">
                    {file.error}
                  </FieldMessage>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Field>
  );
};
