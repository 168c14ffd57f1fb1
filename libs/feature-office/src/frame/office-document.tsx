import type { ReactNode } from 'react';
import { dense } from './dense.css.ts';

export type OfficeDocumentProps = {
  /** Of the language, as standards have it. */
  lang: string;
  themeClass: string;
  styles: readonly string[];
  /** The theme’s font files: text is drawn with them from the first page on. */
  fonts: readonly { href: string }[];
  children: ReactNode;
};

/** The whole document. It has no scripts. */
export const OfficeDocument = ({ lang, themeClass, styles, fonts, children }: OfficeDocumentProps) => (
  <html lang={lang} className={themeClass}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex, nofollow" />
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {fonts.map(({ href }) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
      ))}
    </head>
    <body className={dense}>{children}</body>
  </html>
);
