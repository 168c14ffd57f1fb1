/** The kinds of news that a client gets by mail, and ends one by one. */
export const NEWS_TOPICS = [
  'offers',
  'price_alerts',
  'new_stores',
  'tips',
  'reviews',
  'cart_reminders',
] as const;
export type NewsTopic = (typeof NEWS_TOPICS)[number];

/** The topics of newsletters, which addresses without an account subscribe to as well. */
export const NEWSLETTER_TOPICS = ['offers', 'new_stores', 'tips'] as const satisfies readonly NewsTopic[];
export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number];

/** Topics that are off until they are ticked: a subscription to news does not include them. */
export const ASKED_TOPICS = ['cart_reminders'] as const satisfies readonly NewsTopic[];
export type AskedTopic = (typeof ASKED_TOPICS)[number];

export const isAskedTopic = (topic: NewsTopic): topic is AskedTopic =>
  ASKED_TOPICS.some((known) => known === topic);

/** What a client has said about topics, as it is stored. */
type Said = { readonly refused: readonly NewsTopic[]; readonly agreed: readonly NewsTopic[] };

/** The topics that a client wants: those that were ticked, and of the others all that were not refused. */
export const wantedTopics = ({ refused, agreed }: Said): NewsTopic[] =>
  NEWS_TOPICS.filter((topic) => (isAskedTopic(topic) ? agreed.includes(topic) : !refused.includes(topic)));

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
