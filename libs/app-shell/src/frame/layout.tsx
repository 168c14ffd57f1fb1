import { partsOfLayout, type LayoutName, type WayBack } from '@shop/page';
import { CheckoutHeader } from '@shop/ui-theme/checkout-header';
import { LoadingOverlay } from '@shop/ui-theme/loading';
import { SkipLink } from '@shop/ui-theme/skip-link';
import type { ReactNode } from 'react';
import { useMessages } from '../messages.ts';
import { VisitorPart } from '../visitor/visitor-part.tsx';
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

/** One decision at a time, and only the link back. */
const ShortHeader = ({ back }: Pick<Props, 'back'>) => {
  const say = useMessages();
  const wayBack = useWayBack(back);
  return (
    <CheckoutHeader
      mark={<ShopLogo />}
      {...(back.place === 'shop' ? {} : { hint: say('shell.checkout.hint') })}
      back={wayBack}
    />
  );
};

/** Header and footer of each layout; its width and its side column are in the page's body. */
export const Layout = ({ back, ...main }: Props) => {
  const say = useMessages();
  const { header, footer } = partsOfLayout(main.name);
  return (
    <>
      <SkipLink href="#main">{say('shell.skip')}</SkipLink>
      {header === 'shop' ? <Header /> : <ShortHeader back={back} />}
      <Main {...main} />
      {footer === 'whole' ? <Footer /> : <ShortFooter />}
      {header === 'shop' && <VisitorPart name="bar" />}
    </>
  );
};
