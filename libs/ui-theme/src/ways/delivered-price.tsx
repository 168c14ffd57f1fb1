import { type ReactNode, useId } from 'react';
import { Fold } from '../fold/fold.tsx';
import { type DeliveryWay, WayChoice } from './way-choice.tsx';
import { door, doorHead, doorHeading, ways as waysClass } from './ways.css.ts';

export type DeliveredPriceProps = {
  heading: ReactNode;
  /** A link that changes the destination. */
  change?: ReactNode;
  /** The name of the radio or submit buttons. */
  name: string;
  /** Air first. */
  ways: readonly DeliveryWay[];
  /** The chosen method. */
  value: string;
  onChange?: (value: string) => void;
  /** The methods become submit buttons of the form around them. */
  isSubmit?: boolean;
  /** The parts of the price: a `DeliveredBreakdown`, closed at first. */
  inside?: { summary: ReactNode; isOpen?: boolean; content: ReactNode } | undefined;
};

/** The large waybill: the delivered price of a product, by air and by sea. */
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
