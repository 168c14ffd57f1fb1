import { SpeechProvider } from '@shop/i18n';
import {
  DestinationProvider,
  ModalsProvider,
  PageProvider,
  type ModalName,
  type Modals,
  type PageContext,
} from '@shop/page';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';

export type OpenedModal = { name: ModalName; props: unknown };

/** Records the modals that a test's page opened; each closes at once, with the given result or dismissed. */
export const recordModals = (opened: OpenedModal[], answer: () => unknown = () => undefined): Modals => ({
  open: (name, ...[props]) => {
    opened.push({ name, props });
    return Promise.resolve(answer() as never);
  },
  has: () => true,
});

type Props = { page: PageContext; modals: Modals; children: ReactNode };

/** The shell's control is tested with the shell. */
const NoChoice = () => null;

/** The shell's providers above every page. */
export const TestProviders = ({ page, modals, children }: Props) => (
  <PageProvider page={page}>
    <DestinationProvider choice={NoChoice}>
      <QueryClientProvider client={page.queryClient}>
        <SpeechProvider speech={page.speech}>
          <ModalsProvider value={modals}>
            <Suspense fallback={null}>{children}</Suspense>
          </ModalsProvider>
        </SpeechProvider>
      </QueryClientProvider>
    </DestinationProvider>
  </PageProvider>
);
