import { type ReactNode, useId } from 'react';
import { iconAddress } from '../icon/icon-address.ts';
import type { IconName } from '../icon/icon-names.ts';
import {
  airRoute,
  chart,
  depth,
  harbour,
  land,
  meridians,
  place,
  seaRoute,
  sign,
  signGround,
  signLine,
} from './crossing.css.ts';

export type SeaChartProps = { from: ReactNode; to: ReactNode; air: ReactNode; sea: ReactNode };

const WEST =
  'M-20-20H842c-14 26-40 36-46 62s18 34 6 58-40 22-48 54 14 38 0 66-46 30-54 62 10 56-14 92-30 60-30 118H-20z';
const EAST =
  'M1240-20h-104c-16 24 6 42-12 62s-40 8-48 34 22 26 12 48-36 24-32 52 38 26 46 54-6 42 14 60 44 22 46 54-14 50 2 88 20 40 20 60h60z';

/** Depth lines around a coast: each is a wide stroke with a narrower one in the background colour over it. */
const DEPTHS = [
  [170, 0.5],
  [124, 0.6],
  [86, 0.7],
  [54, 0.85],
  [26, 1],
] as const;

const Sign = ({ x, y, name, turn = 0 }: { x: number; y: number; name: IconName; turn?: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <g className={sign}>
      <circle r="17" className={signGround} />
      <use
        className={signLine}
        transform={`rotate(${turn}) translate(-12 -12)`}
        width="24"
        height="24"
        href={iconAddress(name)}
      />
    </g>
  </g>
);

const isLong = (name: ReactNode) => typeof name === 'string' && name.length > 10;

/** Both routes across the ocean, on a chart in the theme's ink colour. */
export const SeaChart = ({ from, to, air, sea }: SeaChartProps) => {
  const id = useId();
  const coasts = [`${id}w`, `${id}e`];
  return (
    <svg className={chart} viewBox="0 0 1216 472" preserveAspectRatio="xMaxYMin slice" aria-hidden>
      <defs>
        <path id={coasts[0]} d={WEST} />
        <path id={coasts[1]} d={EAST} />
      </defs>
      {coasts.map((coast) =>
        DEPTHS.map(([width, opacity]) => (
          <g key={`${coast}${width}`} strokeWidth={width}>
            <use href={`#${coast}`} className={depth({ ink: 'line' })} strokeOpacity={opacity} />
            <use href={`#${coast}`} className={depth({ ink: 'ground' })} strokeWidth={width - 2.4} />
          </g>
        )),
      )}
      {coasts.map((coast) => (
        <use key={coast} href={`#${coast}`} className={land} />
      ))}
      <path
        className={meridians}
        d="M720-10v490M880-10v490M1040-10v490M560 118h680M560 236h680M560 354h680"
      />
      <path className={airRoute} d="M748 214C812 84 990 26 1106 138" />
      <path className={seaRoute} d="M748 214C776 330 900 342 960 276S1010 142 1106 138" />
      <Sign x={918} y={87} name="plane" turn={38} />
      <Sign x={872} y={303} name="ship" />
      <g className={harbour}>
        <circle className={sign} cx="748" cy="214" r="6.5" />
        <circle className={sign} cx="1106" cy="138" r="6.5" />
      </g>
      <text className={place({ of: 'from' })} x="732" y="219" textAnchor="end">
        {from}
      </text>
      <text className={place({ of: isLong(to) ? 'farTo' : 'to' })} x="1122" y="143">
        {to}
      </text>
      <text className={place({ of: 'air' })} x="900" y="58" textAnchor="middle">
        {air}
      </text>
      <text className={place({ of: 'sea' })} x="872" y="347" textAnchor="middle">
        {sea}
      </text>
    </svg>
  );
};
