import { type MouseEventHandler, type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Anchor } from '../link/anchor.tsx';
import { textLink } from '../link/link.css.ts';
import { type Amount, AmountText } from '../price/amount.tsx';
import { price as priceClass } from '../price/price.css.ts';
import { buyBar, buyBarLabel, buyBarWhen } from './buy-bar.css.ts';

export type BuyBarProps = {
  label: ReactNode;
  /** The days of arrival, on a line of their own: the bar has the same height before its font arrives. */
  when?: ReactNode;
  icon?: IconName;
  price: Amount;
  /** The link that changes the method, and the action with scripts. */
  change?: { href: string; label: string; onClick: MouseEventHandler<HTMLAnchorElement> };
  children: ReactNode;
};

/** The delivered price and its button, above the bottom bar of small screens. */
export const BuyBar = ({ label, when, icon, price, change, children }: BuyBarProps) => {
  const labelId = useId();
  return (
    <aside className={buyBar} aria-labelledby={labelId}>
      <div>
        <span className={buyBarLabel} id={labelId}>
          {icon && <Icon name={icon} size="small" />}
          <span>
            {label}
            {change && (
              <>
                {' '}
                <Anchor href={change.href} onClick={change.onClick} className={textLink({ tone: 'quiet' })}>
                  {change.label}
                </Anchor>
              </>
            )}
            {when && <span className={buyBarWhen}>{when}</span>}
          </span>
        </span>
        <b className={priceClass({ size: 'bar' })}>
          <AmountText amount={price} />
        </b>
      </div>
      {children}
    </aside>
  );
};
