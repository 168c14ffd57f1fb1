import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import { pages } from '../pages.ts';

type Pages = Awaited<ReturnType<typeof pages>>;
type PartName = 'productDuties' | 'productReviews' | 'wishButton';
type PropsOf<Name extends PartName> = ComponentProps<Awaited<ReturnType<Pages[Name]>>>;

/**
 * The server renders it; the browser loads its file beside the page's data, so it is not counted to the landing page.
 * Without its file the server's part stays as it is: it never becomes an error of the page.
 */
const late = <Name extends PartName>(name: Name) => {
  const Part = lazy(async () => ({
    default: await pages()
      .then((parts) => parts[name]() as Promise<ComponentType<object>>)
      .catch(() => new Promise<never>(() => undefined)),
  }));
  return (props: PropsOf<Name>) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
};

/** Below everything that a visitor acts on. */
export const LateProductDuties = late('productDuties');

/** Links and text only. */
export const LateProductReviews = late('productReviews');

/** A plain form, which works before its file is here. */
export const LateWishButton = late('wishButton');
