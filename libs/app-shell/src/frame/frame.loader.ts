import { pageContext, searchKeyOf, siteOf, type SlotName } from '@shop/page';
import type { LoaderFunction } from 'react-router-dom';
import { messages } from '../messages.ts';
import { toOutcome } from '../routes/page-outcome.ts';
import type { PreparedSlots } from '../site/slot-registry.ts';

const HEADER: readonly SlotName[] = ['header.search', 'header.account', 'header.cart'];
const OF_THE_VISITOR = ['header.account', 'header.cart'] as const;

/** The site's settings, the root categories, and what the header's slots show; the bar's slot shows the same cart. */
export const frameLoader =
  (slots: PreparedSlots): LoaderFunction =>
  async ({ context: routerContext }) => {
    const context = pageContext(routerContext);
    context.touch('config');
    const { queryClient, queries, language, speech } = context;
    try {
      await Promise.all([
        speech.learn(messages),
        siteOf(context).then(async () =>
          queryClient.ensureQueryData(queries.navigation.roots(await searchKeyOf(context), language.code)),
        ),
        slots.prepare([...HEADER, 'bar.cart'], context),
        ...OF_THE_VISITOR.map((name) => slots.warm(name, context, {})),
      ]);
    } catch (failure) {
      throw toOutcome(failure, '/');
    }
    return null;
  };
