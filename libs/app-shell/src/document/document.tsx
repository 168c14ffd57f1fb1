import type { PageContext } from '@shop/page';
import type { ReactNode } from 'react';
import type { Site } from '../site/create-site.ts';

/** The whole document. The build's tags of the head (styles, scripts, fonts) are inserted as bytes. */
export const Document = ({
  site,
  page,
  children,
}: {
  site: Site;
  page: PageContext;
  children: ReactNode;
}) => (
  <html
    lang={page.language.tag}
    className={site.theme.themeClass}
    data-scheme={page.scheme}
    data-brand={site.brand.key}
    // Scripts and the visitor's extensions write here before hydration.
    suppressHydrationWarning
  >
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="payment-provider-verification" content={site.brand.verification} />
      <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/assets/icon-180.png" />
      <link rel="manifest" href="/assets/site.webmanifest" />
    </head>
    <body>{children}</body>
  </html>
);
