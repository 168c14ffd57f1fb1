import type { ReactNode } from 'react';
import { route, stopItem, stopName, stretch } from './route-timeline.css.ts';

export type RouteStop = { label: ReactNode; when?: ReactNode; state: 'done' | 'now' | 'ahead' };

export type RouteTimelineProps = { label: string; stops: readonly RouteStop[] };

/** So many stops lie side by side on a tablet. */
const MOST_LYING = 5;

/** Where an order has been, is, and is going: solid behind, dashed ahead. */
export const RouteTimeline = ({ label, stops }: RouteTimelineProps) => {
  const length = stops.length > MOST_LYING ? 'long' : 'short';
  return (
    <ol className={route({ length })} aria-label={label}>
      {stops.map(({ label: name, when, state }, index) => (
        <li
          key={index}
          className={stopItem({ length, state })}
          {...(state === 'now' && { 'aria-current': 'step' as const })}
        >
          {index < stops.length - 1 && <span className={stretch({ length })} />}
          <b className={stopName}>{name}</b>
          {when}
        </li>
      ))}
    </ol>
  );
};
