import { TabNav } from '@shop/ui-theme/tab-nav';
import { useCodeWords } from '../code-words.ts';
import { useMessages } from '../messages.ts';
import type { FoundReviews } from './product-reviews-page.loader.ts';
import { queuePath } from './queue-path.ts';

/** The states and the brands of reviews, each with how many there are. */
export const QueueFilters = ({ asked, states, brands }: FoundReviews) => {
  const say = useMessages();
  const words = useCodeWords();
  const total = brands.reduce((sum, { count }) => sum + count, 0);
  const shown = brands.filter(({ brand, count }) => count > 0 || brand === asked.brand);
  return (
    <div>
      <TabNav
        label={say('office.state')}
        look="tabs"
        items={states.map(({ state, count }) => ({
          ...{ href: queuePath({ ...asked, state, page: 1 }), label: words('review_state', state) },
          ...{ count: String(count), isCurrent: state === asked.state },
        }))}
      />
      <TabNav
        label={say('office.brand')}
        look="tabs"
        items={[{ brand: '', count: total }, ...shown].map(({ brand, count }) => ({
          href: queuePath({ ...asked, brand, page: 1 }),
          label: brand === '' ? say('office.texts.all_brands') : brand,
          ...{ count: String(count), isCurrent: brand === asked.brand },
        }))}
      />
    </div>
  );
};
