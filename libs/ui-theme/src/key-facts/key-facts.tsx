import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { fact, facts, factSign } from './key-facts.css.ts';

export type KeyFactsProps = { facts: readonly { icon: IconName; text: ReactNode }[] };

/** Stock, returns, warranty: one line each. */
export const KeyFacts = ({ facts: items }: KeyFactsProps) => (
  <ul className={facts}>
    {items.map(({ icon, text }, index) => (
      <li key={index} className={fact}>
        <span className={factSign}>
          <Icon name={icon} />
        </span>
        <span>{text}</span>
      </li>
    ))}
  </ul>
);
