import { SpeechProvider } from '@shop/i18n';
import { OfferedProvider, PageProvider, SlotProvider, type PageContext } from '@shop/page';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Site } from '../site/create-site.ts';

/** Everything that stands above the router, the same on the server and in the browser. */
export const SiteApp = ({ site, page, children }: { site: Site; page: PageContext; children: ReactNode }) => (
  <PageProvider page={page}>
    <QueryClientProvider client={page.queryClient}>
      <SpeechProvider speech={page.speech}>
        <SlotProvider value={site.registry}>
          <OfferedProvider value={site.offered}>{children}</OfferedProvider>
        </SlotProvider>
      </SpeechProvider>
    </QueryClientProvider>
  </PageProvider>
);
