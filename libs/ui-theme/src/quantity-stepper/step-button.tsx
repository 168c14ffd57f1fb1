import type { MouseEventHandler } from 'react';
import { Icon } from '../icon/icon.tsx';
import { wordless } from '../tooltip/wordless.ts';
import { stepButton } from './quantity-stepper.css.ts';

export type StepButtonProps = {
  icon: 'minus' | 'plus';
  label: string;
  controls: string;
  submitAs: { name: string; value: string } | undefined;
  isDisabled: boolean;
  /** No step in this direction. The button keeps the focus: the user pressed it to the limit. */
  isAtEnd: boolean;
  onClick: MouseEventHandler<HTMLButtonElement>;
};

/** One end of the quantity stepper. */
export const StepButton = ({
  icon,
  label,
  controls,
  submitAs,
  isDisabled,
  isAtEnd,
  onClick,
}: StepButtonProps) => (
  <button
    {...wordless()}
    {...submitAs}
    type={submitAs ? 'submit' : 'button'}
    className={stepButton}
    aria-label={label}
    aria-controls={controls}
    disabled={isDisabled}
    aria-disabled={isAtEnd || undefined}
    onClick={onClick}
  >
    <Icon name={icon} size="small" />
  </button>
);
