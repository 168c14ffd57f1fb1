import type { ReactNode } from 'react';
import { hero, heroHeading, heroWords } from './hero.css.ts';
import { SeaChart, type SeaChartProps } from './sea-chart.tsx';

export type HeroProps = {
  /** The promise. */
  heading: ReactNode;
  /** The names on the chart: two harbours and how long each way takes. */
  chart?: SeaChartProps | undefined;
  /** What it rests on, in a sentence or two. */
  children: ReactNode;
};

/** The promise in one sentence. An `AskPanel` follows it and lies over its lower edge. */
export const Hero = ({ heading, chart, children }: HeroProps) => (
  <section className={hero}>
    {chart && <SeaChart {...chart} />}
    <h1 className={heroHeading}>{heading}</h1>
    <p className={heroWords}>{children}</p>
  </section>
);
