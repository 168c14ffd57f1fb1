import { useLinks, type LayoutName } from '@shop/page';
import { paths } from '@shop/paths';
import { CheckoutHeader, LoadingOverlay, SkipLink } from '@shop/ui-theme';
import type { ReactNode } from 'react';
import { useMessages } from '../messages.ts';
import { isBare } from '../routes/layout-slots.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer, ShortFooter } from './footer.tsx';
import { Header } from './header.tsx';
import { Mark } from './mark.tsx';
import { useEnteringCheckout } from './use-entering-checkout.ts';

type Props = { name: LayoutName; isOver: boolean; children: ReactNode };

const Main = ({ name, children }: Omit<Props, 'isOver'>) => {
  const say = useMessages();
  return (
    <main id="main" tabIndex={-1} data-layout={name}>
      <LoadingOverlay isLoading={useEnteringCheckout()} label={say('shell.loading')}>
        {children}
      </LoadingOverlay>
    </main>
  );
};

/** Checkout and payment: one decision at a time, and only the way back. */
const BareLayout = ({ isOver, ...main }: Props) => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <>
      <CheckoutHeader
        mark={<Mark />}
        {...(isOver ? {} : { hint: say('shell.checkout.hint') })}
        back={
          isOver
            ? { href: href(paths.home.to()), label: say('shell.checkout.shop') }
            : { href: href(paths.cart.to()), label: say('shell.checkout.back') }
        }
      />
      <Main {...main} />
      <ShortFooter />
    </>
  );
};

const FullLayout = ({ isOver: _, ...main }: Props) => (
  <>
    <Header />
    <Main {...main} />
    <Footer />
    <BottomBar />
  </>
);

/** The twelve layouts differ in what surrounds the page; its own columns are the page's. */
export const Layout = (props: Props) => {
  const say = useMessages();
  return (
    <>
      <SkipLink href="#main">{say('shell.skip')}</SkipLink>
      {isBare(props.name) ? <BareLayout {...props} /> : <FullLayout {...props} />}
    </>
  );
};
