import type { LayoutName } from '@shop/page';
import type { ReactNode } from 'react';
import { isBare } from '../routes/layout-slots.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** The twelve layouts differ in what surrounds the page: the whole header and footer, or only the way back. */
export const Layout = ({ name, children }: { name: LayoutName; children: ReactNode }) => (
  <>
    {!isBare(name) && <Header />}
    <main id="main">{children}</main>
    <Footer />
  </>
);
