import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { type Amount, AmountText } from '../price/amount.tsx';
import {
  daysLong,
  daysShort,
  waybill,
  waybillCell,
  waybillPrice,
  waybillTitle,
  waybillWay,
} from './waybill.css.ts';

export type WaybillWay = {
  /** Read aloud in place of the sign: "Air". */
  label: string;
  price: Amount;
  /** "6–9 days", and the same shorter for narrow cards. */
  days: string;
  daysShort?: string | undefined;
};

export type WaybillProps = {
  /** "At your door, all paid". */
  title?: ReactNode;
  air?: WaybillWay | undefined;
  sea?: WaybillWay | undefined;
};

/** A listing draws it fifty times; its classes are put together once. */
const ground = waybill({ ground: 'soft' });

const Cell = ({ way, icon }: { way: WaybillWay; icon: 'plane' | 'ship' }) => (
  <div className={waybillCell}>
    <span className={waybillWay}>
      <Icon name={icon} label={way.label} />
      {way.daysShort ? (
        <>
          <span className={daysLong}>{way.days}</span>
          <span className={daysShort}>{way.daysShort}</span>
        </>
      ) : (
        way.days
      )}
    </span>
    <b className={waybillPrice}>
      <AmountText amount={way.price} />
    </b>
  </div>
);

/** What it costs at your door: always both ways, always air first. */
export const Waybill = ({ title, air, sea }: WaybillProps) => (
  <div className={ground}>
    {title && <p className={waybillTitle}>{title}</p>}
    {air && <Cell way={air} icon="plane" />}
    {sea && <Cell way={sea} icon="ship" />}
  </div>
);
