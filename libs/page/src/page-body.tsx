import { Columns, type ColumnsProps } from '@shop/ui-theme/columns';
import { PageWidth } from '@shop/ui-theme/page-width';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import { partsOfLayout, type LayoutParts } from './layouts.ts';
import type { PageHandle } from './page-handle.ts';

/** The parts of the shown page's layout. */
const useLayout = (): LayoutParts => {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return partsOfLayout(handle?.layout);
};

export type PageBodyProps = Partial<Pick<LayoutParts, 'begins' | 'width'>> & { children: ReactNode };

/** A page within its layout's width. A page that begins otherwise, or is wider than a form, declares it. */
export const PageBody = ({ children, ...own }: PageBodyProps) => {
  const { begins, width } = { ...useLayout(), ...own };
  return (
    <PageWidth isPadded={begins === 'title'} width={width}>
      {children}
    </PageWidth>
  );
};

const COLUMNS = { menu: 'account', filters: 'listing', summary: 'checkout' } as const satisfies Record<
  Exclude<LayoutParts['side'], 'none'>,
  ColumnsProps['layout']
>;

/** The main column and the layout's side column, in the order in which they are read. */
export const PageColumns = ({ children }: { children: ReactNode }) => {
  const { side } = useLayout();
  return side === 'none' ? children : <Columns layout={COLUMNS[side]}>{children}</Columns>;
};
