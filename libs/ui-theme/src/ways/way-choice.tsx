import type { ReactNode } from 'react';
import { radio } from '../choice/choice.css.ts';
import { Icon } from '../icon/icon.tsx';
import type { Amount } from '../price/amount.tsx';
import { Figure } from '../price/figure.tsx';
import { way as wayClass, wayPrice, wayRadio, waySign, wayTick, wayTop, wayWhen } from './ways.css.ts';

export type DeliveryWay = {
  value: string;
  icon: 'plane' | 'ship';
  label: ReactNode;
  price: Amount;
  /** Dates, not "soon". */
  when: ReactNode;
};

export type WayChoiceProps = {
  way: DeliveryWay;
  kind: 'door' | 'alone';
  name: string;
  isChosen: boolean;
  /** A submit button of the form around it, if the choice must reach the server without scripts. */
  isSubmit: boolean;
  onChange?: ((value: string) => void) | undefined;
};

/** One of the two shipping methods, with its delivered price. */
export const WayChoice = ({ way, kind, name, isChosen, isSubmit, onChange }: WayChoiceProps) => {
  const words = (end: ReactNode) => (
    <>
      <span className={wayTop}>
        <span className={waySign}>
          <Icon name={way.icon} />
        </span>
        {way.label}
        {end}
      </span>
      <span className={wayPrice}>
        <Figure amount={way.price} size="way" />
        <span className={wayWhen}>{way.when}</span>
      </span>
    </>
  );
  if (isSubmit) {
    return (
      <button
        className={wayClass({ kind })}
        name={name}
        value={way.value}
        aria-pressed={isChosen}
        onClick={
          onChange &&
          ((event) => {
            event.preventDefault();
            onChange(way.value);
          })
        }
      >
        {words(<span className={wayTick({ isChosen })} />)}
      </button>
    );
  }
  return (
    <label className={wayClass({ kind })}>
      {words(
        <input
          type="radio"
          name={name}
          value={way.value}
          className={`${radio} ${wayRadio}`}
          {...(onChange ? { checked: isChosen } : { defaultChecked: isChosen })}
          onChange={onChange && (() => onChange(way.value))}
        />,
      )}
    </label>
  );
};
