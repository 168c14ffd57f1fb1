import type { ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/anchor.tsx';
import { step as stepClass, stepLink, steps as stepsClass, stop } from './steps.css.ts';

export type CheckoutStep = {
  /** Of the step: a word. */
  label: ReactNode;
  /** `now` is the page one is on. */
  state: 'done' | 'now' | 'ahead';
  /** Back to a step that is done. */
  href?: string | undefined;
};

export type CheckoutStepsProps = {
  label: string;
  /** In the order in which they are taken. */
  steps: readonly CheckoutStep[];
  /** Said after the name of a step that is done. */
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
