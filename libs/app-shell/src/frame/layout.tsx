import type { LayoutName, WayBack } from '@shop/page';
import { CheckoutHeader } from '@shop/ui-theme/checkout-header';
import { LoadingOverlay } from '@shop/ui-theme/loading';
import { SkipLink } from '@shop/ui-theme/skip-link';
import type { ReactNode } from 'react';
import { useMessages } from '../messages.ts';
import { isBare } from '../routes/layout-slots.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer, ShortFooter } from './footer.tsx';
import { Header } from './header.tsx';
import { ShopLogo } from './shop-logo.tsx';
import { useEnteringCheckout } from './use-entering-checkout.ts';
import { useWayBack } from './use-way-back.ts';

type Props = { name: LayoutName; back: WayBack; children: ReactNode };

const Main = ({ name, children }: Omit<Props, 'back'>) => {
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
const BareLayout = ({ back, ...main }: Props) => {
  const say = useMessages();
  const wayBack = useWayBack(back);
  return (
    <>
      <CheckoutHeader
        mark={<ShopLogo />}
        {...(back.place === 'shop' ? {} : { hint: say('shell.checkout.hint') })}
        back={wayBack}
      />
      <Main {...main} />
      <ShortFooter />
    </>
  );
};

const FullLayout = ({ back: _, ...main }: Props) => (
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
