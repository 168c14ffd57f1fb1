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
  /** No step this way. The button keeps the focus: who pressed it to the end is still there. */
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
