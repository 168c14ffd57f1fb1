/** The kinds of news that a client gets by mail, and ends one by one. */
export const NEWS_TOPICS = ['offers', 'price_alerts', 'new_stores', 'tips', 'reviews'] as const;
export type NewsTopic = (typeof NEWS_TOPICS)[number];

/** The topics of newsletters, which addresses without an account subscribe to as well. */
export const NEWSLETTER_TOPICS = ['offers', 'new_stores', 'tips'] as const satisfies readonly NewsTopic[];
export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number];

export const findNewsTopic = (name: string | null | undefined): NewsTopic | undefined =>
  NEWS_TOPICS.find((known) => known === name);

/** Asked for at each wish: they come without a subscription to news, unless the topic was ended. */
const ASKED_APART: readonly NewsTopic[] = ['price_alerts'];

type Choice = { readonly isSubscribed: boolean; readonly refused: readonly NewsTopic[] };

/** Whether news of a topic may be mailed to a client. */
export const mayMailNews = (topic: NewsTopic, { isSubscribed, refused }: Choice): boolean =>
  !refused.includes(topic) && (isSubscribed || ASKED_APART.includes(topic));

/** The topics that are mailed now: none but those asked for apart while news as a whole are off. */
export const mailedTopics = (choice: Choice): NewsTopic[] =>
  NEWS_TOPICS.filter((topic) => mayMailNews(topic, choice));

/** Whether a choice of topics begins news: one that is asked for apart does not. */
export const beginsNews = (wanted: readonly NewsTopic[]): boolean =>
  wanted.some((topic) => !ASKED_APART.includes(topic));
