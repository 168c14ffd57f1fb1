import { type DeliveryWay, WayChoice } from './way-choice.tsx';
import { ways as waysClass } from './ways.css.ts';

export type { DeliveryWay };

export type WaySwitchProps = {
  /** Names the choice, for screen readers. */
  label: string;
  /** The name of the radio or submit buttons. */
  name: string;
  /** Air first. */
  ways: readonly DeliveryWay[];
  value: string;
  onChange?: (value: string) => void;
  /** The methods become submit buttons of the form around them. */
  isSubmit?: boolean;
};

/** One switch, air or sea, that shows both totals and both dates. */
export const WaySwitch = ({ label, name, ways, value, onChange, isSubmit = false }: WaySwitchProps) => (
  <div className={waysClass({ kind: 'alone' })} role={isSubmit ? 'group' : 'radiogroup'} aria-label={label}>
    {ways.map((way) => (
      <WayChoice
        key={way.value}
        way={way}
        kind="alone"
        name={name}
        isChosen={way.value === value}
        isSubmit={isSubmit}
        onChange={onChange}
      />
    ))}
  </div>
);
