import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { CategoriesButton } from '@shop/ui-theme/header-link';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useMessages } from '../messages.ts';

const CategoryMenu = lazy(async () => ({
  default: (await import('./category-menu.tsx')).CategoryMenu,
}));

/**
 * A link to the page of all categories that opens the panel instead; panel and tree are loaded when first
 * needed.
 */
export const Categories = () => {
  const say = useMessages();
  const { href } = useLinks();
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <CategoriesButton
        href={href(paths.categories.to())}
        label={say('shell.categories')}
        isOpen={isOpen}
        onClick={open}
      />
      {isWanted && (
        <Suspense fallback={null}>
          <CategoryMenu isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
