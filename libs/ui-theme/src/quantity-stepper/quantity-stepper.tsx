import { type MouseEvent, useId } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { visuallyHidden } from '../hidden/visually-hidden.css.ts';
import { StepButton } from './step-button.tsx';
import { stepInput, stepper } from './quantity-stepper.css.ts';

export type QuantityStepperProps = {
  /** The label of the quantity, for screen readers. */
  label: string;
  /** The label of the minus button. */
  lessLabel: string;
  /** The label of the plus button. */
  moreLabel: string;
  /** Sent with the form. */
  name?: string;
  /** Makes it controlled: the parent has the number. */
  value?: number | undefined;
  /** The initial number when uncontrolled. */
  defaultValue?: number | undefined;
  /** The minimum; − is disabled there. */
  min?: number | undefined;
  /** The maximum; + is disabled there. */
  max?: number | undefined;
  /** `full` is as wide as its container. */
  size?: 'medium' | 'large' | 'full';
  /** Nothing can be changed, for example while a line is being removed. */
  isDisabled?: boolean | undefined;
  /** Called with a number within the bounds, never with an incomplete one. */
  onChange?: ((quantity: number) => void) | undefined;
  /** Makes − and + submit buttons of the form around it, to work without scripts. */
  submit?: { name: string } | undefined;
};

const inputBeside = (button: HTMLElement) => button.parentElement?.querySelector('input');

/** A number of pieces. It can be typed; − never goes below the minimum, + never above the maximum. */
export const QuantityStepper = ({
  label,
  lessLabel,
  moreLabel,
  name = 'quantity',
  value,
  defaultValue = 1,
  min = 1,
  max = 999,
  size = 'medium',
  isDisabled = false,
  onChange,
  submit,
}: QuantityStepperProps) => {
  const id = useId();
  const shown = value ?? defaultValue;
  const within = (quantity: number) => Math.min(Math.max(Math.round(quantity), min), max);

  const take = (quantity: number, input: HTMLInputElement) => {
    const taken = within(quantity);
    if (value === undefined) input.value = String(taken);
    onChange?.(taken);
  };

  const isAtEnd = (by: -1 | 1) =>
    (value !== undefined || submit !== undefined) && within(shown + by) === shown;

  const step = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    if (isAtEnd(by)) return event.preventDefault();
    const input = inputBeside(event.currentTarget);
    if (!input || (submit && !onChange)) return;
    // With scripts the number changes in place, so the form is not sent.
    event.preventDefault();
    take((value ?? (input.valueAsNumber || shown)) + by, input);
  };

  const stepProps = (by: -1 | 1) => ({
    controls: id,
    submitAs: submit && { name: submit.name, value: String(within(shown + by)) },
    isDisabled,
    isAtEnd: isAtEnd(by),
    onClick: step(by),
  });

  return (
    <div className={stepper({ size })} role="group" aria-label={label}>
      {/* Enter in the number activates a form's first submit button: it must not be the minus. */}
      {submit && <button className={visuallyHidden} tabIndex={-1} aria-hidden />}
      <StepButton icon="minus" label={lessLabel} {...stepProps(-1)} />
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <input
        key={value}
        id={id}
        className={stepInput}
        type="number"
        inputMode="numeric"
        name={name}
        min={min}
        max={max}
        step={1}
        defaultValue={shown}
        disabled={isDisabled}
        onBlur={({ currentTarget: input }) => {
          const typed = input.valueAsNumber;
          if (Number.isNaN(typed)) input.value = String(shown);
          else if (typed !== shown) take(typed, input);
        }}
      />
      <StepButton icon="plus" label={moreLabel} {...stepProps(1)} />
    </div>
  );
};
