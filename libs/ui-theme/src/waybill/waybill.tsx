import type { ReactNode } from 'react';
import type { Amount } from '../price/amount.tsx';
import { planeSign, shipSign, waybill, waybillCell, waybillPrice, waybillTitle } from './waybill.css.ts';

export type WaybillWay = {
  /** Read by screen readers in place of the icon: "Air". */
  label: string;
  price: Amount;
  /** "6–9 days". */
  days: string;
};

export type WaybillProps = {
  /** "At your door, all paid". */
  title?: ReactNode;
  air?: WaybillWay | undefined;
  sea?: WaybillWay | undefined;
};

/** A listing renders it fifty times; its classes are computed once. */
const short = waybill({ ground: 'soft' });
const long = waybill({ ground: 'soft', isLong: true });

/** "32–40 days" and "€279.25" are not long. */
const MOST_LETTERS = 18;

const isLong = (way: WaybillWay | undefined): boolean =>
  way !== undefined && way.days.length + way.price.length > MOST_LETTERS;

const Cell = ({ way, sign }: { way: WaybillWay; sign: string }) => (
  <p className={waybillCell}>
    <i role="img" aria-label={way.label} className={sign} />
    {way.days}
    <b className={waybillPrice}>{way.price}</b>
  </p>
);

/** The delivered price by each given method, air before sea. */
export const Waybill = ({ title, air, sea }: WaybillProps) => (
  <div className={isLong(air) || isLong(sea) ? long : short}>
    {title && <p className={waybillTitle}>{title}</p>}
    {air && <Cell way={air} sign={planeSign} />}
    {sea && <Cell way={sea} sign={shipSign} />}
  </div>
);
