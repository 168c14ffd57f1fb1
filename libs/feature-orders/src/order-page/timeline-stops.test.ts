import { expect, test } from 'vitest';
import { timelineStops } from './timeline-stops.ts';

const at = '2026-11-12T09:14:00-05:00';

test('a paid order has been placed, is at paid, and has six stops ahead', () => {
  const stops = timelineStops({
    state: 'paid',
    timeline: [
      { state: 'accepted', at },
      { state: 'paid', at },
    ],
  });
  expect(stops.map(({ state, look }) => `${state} ${look}`)).toEqual([
    'accepted done',
    'paid now',
    'purchasing ahead',
    'at_warehouse ahead',
    'shipped ahead',
    'customs ahead',
    'out_for_delivery ahead',
    'delivered ahead',
  ]);
});

test('a refunded order has nothing ahead', () => {
  const stops = timelineStops({
    state: 'refunded',
    timeline: [
      { state: 'accepted', at },
      { state: 'paid', at },
      { state: 'refunded', at },
    ],
  });
  expect(stops.map(({ look }) => look)).toEqual(['done', 'done', 'done']);
});

test('an event recorded twice is one stop', () => {
  const stops = timelineStops({
    state: 'paid',
    timeline: [
      { state: 'paid', at },
      { state: 'paid', at },
    ],
  });
  expect(stops.filter(({ state }) => state === 'paid')).toHaveLength(1);
});

test('a partly refunded order is at the stop of a paid one, with the remaining stops ahead', () => {
  const stops = timelineStops({
    state: 'paid',
    timeline: [
      { state: 'accepted', at },
      { state: 'paid', at },
      { state: 'partly_refunded', at },
    ],
  });
  expect(stops.slice(0, 4).map(({ state, look }) => `${state} ${look}`)).toEqual([
    'accepted done',
    'paid done',
    'partly_refunded now',
    'purchasing ahead',
  ]);
});

test('an order whose dispute was won is at paid again, after the dispute', () => {
  const stops = timelineStops({
    state: 'paid',
    timeline: [
      { state: 'accepted', at },
      { state: 'paid', at },
      { state: 'disputed', at },
      { state: 'paid', at },
    ],
  });
  expect(stops.slice(0, 5).map(({ state, look }) => `${state} ${look}`)).toEqual([
    'accepted done',
    'paid done',
    'disputed done',
    'paid now',
    'purchasing ahead',
  ]);
});

test('an unrecorded stop is left out once the order is past it', () => {
  const stops = timelineStops({
    state: 'out_for_delivery',
    timeline: [
      { state: 'accepted', at },
      { state: 'paid', at },
      { state: 'shipped', at },
      { state: 'out_for_delivery', at },
    ],
  });
  expect(stops.map(({ state, look }) => `${state} ${look}`)).toEqual([
    'accepted done',
    'paid done',
    'shipped done',
    'out_for_delivery now',
    'delivered ahead',
  ]);
});
