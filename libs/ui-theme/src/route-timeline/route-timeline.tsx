import type { ReactNode } from 'react';
import { route, stopItem, stopName, stretch } from './route-timeline.css.ts';

export type RouteStop = { label: ReactNode; when?: ReactNode; state: 'done' | 'now' | 'ahead' };

export type RouteTimelineProps = { label: string; stops: readonly RouteStop[] };

/** The maximum number of stops side by side on a tablet. */
const MOST_LYING = 5;

/** The past, current and later stops of an order: solid behind, dashed ahead. */
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
