import { type ReactNode, useId } from 'react';
import { Fold } from '../fold/fold.tsx';
import { type DeliveryWay, WayChoice } from './way-choice.tsx';
import { door, doorHead, doorHeading, ways as waysClass } from './ways.css.ts';

export type DeliveredPriceProps = {
  heading: ReactNode;
  /** A link that changes the place of delivery. */
  change?: ReactNode;
  /** Of the radio or submit buttons. */
  name: string;
  /** Air first. */
  ways: readonly DeliveryWay[];
  /** The way that is chosen. */
  value: string;
  onChange?: (value: string) => void;
  /** The ways become submit buttons of the form around. */
  isSubmit?: boolean;
  /** The parts of the price: a `DeliveredBreakdown`, closed at first. */
  inside?: { summary: ReactNode; isOpen?: boolean; content: ReactNode } | undefined;
};

/** The waybill at its largest: what a product costs at the door, by air and by sea. */
export const DeliveredPrice = ({
  heading,
  change,
  name,
  ways,
  value,
  onChange,
  isSubmit = false,
  inside,
}: DeliveredPriceProps) => {
  const headingId = useId();
  return (
    <section className={door} aria-labelledby={headingId}>
      <div className={doorHead}>
        <h2 id={headingId} className={doorHeading}>
          {heading}
        </h2>
        {change}
      </div>
      <div
        className={waysClass({ kind: 'door' })}
        role={isSubmit ? 'group' : 'radiogroup'}
        aria-labelledby={headingId}
      >
        {ways.map((way) => (
          <WayChoice
            key={way.value}
            way={way}
            kind="door"
            name={name}
            isChosen={way.value === value}
            isSubmit={isSubmit}
            onChange={onChange}
          />
        ))}
      </div>
      {inside && (
        <Fold isInset summary={inside.summary} isOpen={inside.isOpen ?? false}>
          {inside.content}
        </Fold>
      )}
    </section>
  );
};
