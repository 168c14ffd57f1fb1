import type { ReactNode } from 'react';
import { hero, heroHeading, heroWords } from './hero.css.ts';
import { SeaChart, type SeaChartProps } from './sea-chart.tsx';

export type HeroProps = {
  /** The promise. */
  heading: ReactNode;
  /** The labels of the chart: two harbours and the days of each method. */
  chart?: SeaChartProps | undefined;
  /** The explanation, in a sentence or two. */
  children: ReactNode;
};

/** The promise in one sentence. An `AskPanel` follows it and overlaps its lower edge. */
export const Hero = ({ heading, chart, children }: HeroProps) => (
  <section className={hero}>
    {chart && <SeaChart {...chart} />}
    <h1 className={heroHeading}>{heading}</h1>
    <p className={heroWords}>{children}</p>
  </section>
);
