import { ModalsProvider, type PageHandle } from '@shop/page';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { useModalHost } from '../modals/use-modal-host.tsx';
import { backOfLayout } from '../routes/layouts.ts';
import { AfterNavigation } from './after-navigation.tsx';
import { Layout } from './layout.tsx';
import { LoadingBar } from './loading-bar.tsx';

/** What stands around every page; the page says by its handle which layout it wants. */
export const Frame = () => {
  const match = useMatches().at(-1);
  const handle = (match?.handle ?? {}) as PageHandle;
  const { modals, host } = useModalHost();
  return (
    <ModalsProvider value={modals}>
      <LoadingBar />
      <AfterNavigation />
      <Layout
        name={handle.layout ?? 'default'}
        back={handle.back?.(match?.loaderData) ?? backOfLayout(handle.layout)}
      >
        <Outlet />
      </Layout>
      {host}
      <ScrollRestoration />
    </ModalsProvider>
  );
};
