import { expect, test } from 'vitest';
import {
  beginsNews,
  findNewsTopic,
  mailedTopics,
  mayMailNews,
  NEWS_TOPICS,
  wantedTopics,
} from './news-topics.ts';

test('a subscriber gets every topic but the refused ones', () => {
  const choice = { isSubscribed: true, refused: ['tips'] as const };
  expect(NEWS_TOPICS.filter((topic) => mayMailNews(topic, choice))).toEqual([
    'offers',
    'price_alerts',
    'new_stores',
    'reviews',
    'cart_reminders',
  ]);
});

test('without a subscription only alerts come that were asked for apart, until they are refused', () => {
  expect(NEWS_TOPICS.filter((topic) => mayMailNews(topic, { isSubscribed: false, refused: [] }))).toEqual([
    'price_alerts',
  ]);
  expect(mayMailNews('price_alerts', { isSubscribed: false, refused: ['price_alerts'] })).toBe(false);
});

test('an unknown topic is none', () => {
  expect([findNewsTopic('tips'), findNewsTopic('all'), findNewsTopic(null)]).toEqual([
    'tips',
    undefined,
    undefined,
  ]);
});

test('what is mailed now is less than what was ticked while news are off, and alerts alone do not begin news', () => {
  expect(mailedTopics({ isSubscribed: false, refused: ['tips'] })).toEqual(['price_alerts']);
  expect([beginsNews([]), beginsNews(['price_alerts']), beginsNews(['price_alerts', 'tips'])]).toEqual([
    false,
    false,
    true,
  ]);
});

test('reminders of the cart are wanted only where they were ticked', () => {
  expect(wantedTopics({ refused: ['tips'], agreed: [] })).toEqual([
    'offers',
    'price_alerts',
    'new_stores',
    'reviews',
  ]);
  expect(wantedTopics({ refused: [], agreed: ['cart_reminders'] })).toContain('cart_reminders');
});
