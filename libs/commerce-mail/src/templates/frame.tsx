import { Body, Container, Head, Hr, Html, Link, Preview, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { MailBrand } from '../mail-brand.ts';
import type { MailTexts } from '../mail.texts.ts';
import { Seller } from './seller.tsx';
import { stylesOf } from './styles.ts';

export type FrameProps = {
  brand: MailBrand;
  /** The standard language code: Estonian is `et`. */
  lang: string;
  preview: string;
  footer: string;
  texts: MailTexts;
  /** The page that ends mails of this kind. */
  unsubscribe?: string | undefined;
  /** What that page ends; news and offers unless set. */
  ends?: string | undefined;
  children: ReactNode;
};

/**
 * The frame of all mails: the brand's name above; the content, the reason for the mail and the seller below.
 */
export const Frame = ({ brand, lang, preview, footer, texts, unsubscribe, ends, children }: FrameProps) => {
  const styles = stylesOf(brand.look);
  return (
    <Html lang={lang}>
      <Head>
        {/* Mail clients that darken mails automatically make pale backgrounds muddy. */}
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.sheet}>
          <Text style={styles.brand}>
            <span style={styles.flag} />
            {brand.name}
          </Text>
          {children}
          <Hr style={styles.rule} />
          <Text style={styles.small}>{footer}</Text>
          {unsubscribe !== undefined && (
            <Text style={styles.small}>
              <Link href={unsubscribe} style={styles.quietLink}>
                {ends ?? texts('mail.unsubscribe')}
              </Link>
            </Text>
          )}
          <Seller brand={brand} texts={texts} />
        </Container>
      </Body>
    </Html>
  );
};
