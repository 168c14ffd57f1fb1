import { pageContext, searchKeyOf, siteOf, type SlotName } from '@shop/page';
import type { LoaderFunction } from 'react-router-dom';
import { messages } from '../messages.ts';
import { toOutcome } from '../routes/page-outcome.ts';
import type { PreparedSlots } from '../site/slot-registry.ts';
import { warmVisitor } from '../visitor/warm-visitor.ts';

const HEADER: readonly SlotName[] = ['header.search', 'header.account', 'header.cart'];

/** The site's settings, the root categories, the header's slots, and the visitor data in them. */
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
        warmVisitor(context),
      ]);
    } catch (failure) {
      throw toOutcome(failure, '/');
    }
    return null;
  };
