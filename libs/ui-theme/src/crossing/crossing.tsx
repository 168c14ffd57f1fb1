import { useId, type ReactNode } from 'react';
import { crossing, crossingHeading, crossingWords } from './crossing.css.ts';
import { SeaChart, type SeaChartProps } from './sea-chart.tsx';

export type CrossingProps = {
  /** The map's message: how long both ways take. */
  heading: ReactNode;
  /** Two harbours, and the days of each way. */
  chart: SeaChartProps;
  children?: ReactNode;
};

/** How long goods travel by air and by sea, with the chart of both ways. */
export const Crossing = ({ heading, chart, children }: CrossingProps) => {
  const id = useId();
  return (
    <section className={crossing} aria-labelledby={id}>
      <SeaChart {...chart} />
      <h2 id={id} className={crossingHeading}>
        {heading}
      </h2>
      {children && <p className={crossingWords}>{children}</p>}
    </section>
  );
};
