import { filled } from '@shop/contracts/fields';
import { linksIn, LONGEST_LINK, MOST_ITEMS } from '@shop/domain/quotes';
import * as z from 'zod/mini';

export const linksSchema = z.object({
  links: filled(LONGEST_LINK * MOST_ITEMS).check(
    z.refine((typed) => linksIn(typed).length <= MOST_ITEMS, 'too_many_items'),
  ),
});
