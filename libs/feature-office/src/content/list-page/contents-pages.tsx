import { Pagination } from '@shop/ui-theme/pagination';
import { useMessages } from '../../messages.ts';
import type { ContentsAsked } from './contents-page.loader.ts';

export type ContentsPagesProps = { asked: ContentsAsked; page: number; pages: number };

/** Links to the other pages of the list; none where it has one. */
export const ContentsPages = ({ asked, page, pages }: ContentsPagesProps) => {
  const say = useMessages();
  if (pages < 2) return null;
  const hrefOf = (to: number) => {
    const query = new URLSearchParams({ page: String(to) });
    for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, value);
    return `/content?${query.toString()}`;
  };
  return (
    <Pagination
      label={say('office.content.pages')}
      pages={Array.from({ length: pages }, (_, at) => ({
        ...{ label: String(at + 1), href: hrefOf(at + 1), isCurrent: at + 1 === page },
      }))}
    />
  );
};
