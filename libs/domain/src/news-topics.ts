/** The kinds of news that a client gets by mail, and ends one by one. */
export const NEWS_TOPICS = ['offers', 'price_alerts', 'new_stores', 'tips', 'reviews'] as const;
export type NewsTopic = (typeof NEWS_TOPICS)[number];

export const findNewsTopic = (name: string | null | undefined): NewsTopic | undefined =>
  NEWS_TOPICS.find((known) => known === name);

/** Asked for at each wish: they come without a subscription to news, unless the topic was ended. */
const ASKED_APART: readonly NewsTopic[] = ['price_alerts'];

type Choice = { readonly isSubscribed: boolean; readonly refused: readonly NewsTopic[] };

/** Whether news of a topic may be mailed to a client. */
export const mayMailNews = (topic: NewsTopic, { isSubscribed, refused }: Choice): boolean =>
  !refused.includes(topic) && (isSubscribed || ASKED_APART.includes(topic));
