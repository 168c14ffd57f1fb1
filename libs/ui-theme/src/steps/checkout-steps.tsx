import type { ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/anchor.tsx';
import { step as stepClass, stepLink, steps as stepsClass, stop } from './steps.css.ts';

export type CheckoutStep = {
  /** The name of the step: one word. */
  label: ReactNode;
  /** `now` is the current page. */
  state: 'done' | 'now' | 'ahead';
  /** The link back to a completed step. */
  href?: string | undefined;
};

export type CheckoutStepsProps = {
  label: string;
  /** In the order in which they are taken. */
  steps: readonly CheckoutStep[];
  /** Read after the name of a completed step. */
  doneLabel: string;
};

/** Named steps with their state. */
export const CheckoutSteps = ({ label, steps, doneLabel }: CheckoutStepsProps) => (
  <ol className={stepsClass} aria-label={label}>
    {steps.map(({ label: name, state, href }, index) => (
      <li
        key={index}
        className={stepClass({ state })}
        {...(state === 'now' && { 'aria-current': 'step' as const })}
      >
        <span className={stop({ state })}>{state === 'done' && <Icon name="check" size="small" />}</span>
        {href && state === 'done' ? (
          <Anchor href={href} className={stepLink}>
            {name}
          </Anchor>
        ) : (
          name
        )}
        {state === 'done' && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
      </li>
    ))}
  </ol>
);
