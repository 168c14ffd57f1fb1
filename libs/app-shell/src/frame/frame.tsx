import { ModalsProvider, type PageHandle } from '@shop/page';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { backOfLayout } from '../routes/layouts.ts';
import { AfterNavigation } from './after-navigation.tsx';
import { Layout } from './layout.tsx';
import { useLateFrame } from './use-late-frame.tsx';

/** The frame of every page; the page's handle names its layout. */
export const Frame = () => {
  const match = useMatches().at(-1);
  const handle = (match?.handle ?? {}) as PageHandle;
  const { modals, late } = useLateFrame();
  return (
    <ModalsProvider value={modals}>
      <AfterNavigation />
      <Layout
        name={handle.layout ?? 'default'}
        back={handle.back?.(match?.loaderData) ?? backOfLayout(handle.layout)}
      >
        <Outlet />
      </Layout>
      {late}
      <ScrollRestoration />
    </ModalsProvider>
  );
};
