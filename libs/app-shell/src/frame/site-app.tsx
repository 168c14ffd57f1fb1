import { SpeechProvider } from '@shop/i18n';
import {
  DestinationProvider,
  OfferedProvider,
  PageProvider,
  SlotProvider,
  type PageContext,
} from '@shop/page';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { createModalSources, ModalSourcesProvider } from '../modals/modal-sources.ts';
import { DestinationMenu } from '../preferences/destination-menu.tsx';
import type { Site } from '../site/create-site.ts';

type Props = {
  site: Site;
  page: PageContext;
  children: ReactNode;
  /**
   * Next to the router. It is rendered on the server too: ids of hydrated components depend on their position
   * in the tree.
   */
  beside?: ReactNode;
};

/** All providers above the router, the same on the server and in the browser. */
export const SiteApp = ({ site, page, children, beside }: Props) => {
  const modals = useMemo(() => createModalSources(site.features, page.speech), [site, page]);
  return (
    <PageProvider page={page}>
      <DestinationProvider choice={DestinationMenu}>
        <QueryClientProvider client={page.queryClient}>
          <SpeechProvider speech={page.speech}>
            <SlotProvider value={site.registry}>
              <ModalSourcesProvider value={modals}>
                <OfferedProvider value={site.offered}>
                  {children}
                  {beside}
                </OfferedProvider>
              </ModalSourcesProvider>
            </SlotProvider>
          </SpeechProvider>
        </QueryClientProvider>
      </DestinationProvider>
    </PageProvider>
  );
};
