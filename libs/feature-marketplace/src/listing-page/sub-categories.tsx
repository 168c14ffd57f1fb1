import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { Chip, ChipRow } from '@shop/ui-theme/chip';
import { useMessages } from '../messages.ts';
import type { ListingView } from './use-listing.ts';

/** The next level down, as chips in one row. */
export const SubCategories = ({ view: { category } }: { view: ListingView }) => {
  const say = useMessages();
  const { href } = useLinks();
  if (!category || category.children.length === 0) return null;
  return (
    <ChipRow label={say('marketplace.list.within')}>
      {category.children.map(({ slug, name }) => (
        <Chip key={slug} href={href(paths.category.to({ '*': slug }))}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
};
