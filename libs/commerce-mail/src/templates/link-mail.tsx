import { Button, Heading, Text } from '@react-email/components';
import type { MailBrand } from '../mail-brand.ts';
import type { LinkMail as Data } from '../mail.templates.ts';
import type { LinkTexts, MailTexts } from '../mail.texts.ts';
import { Frame } from './frame.tsx';
import { stylesOf } from './styles.ts';

export type LinkMailProps = { brand: MailBrand; lang: string; data: Data; texts: MailTexts; own: LinkTexts };

/** A mail with one button: welcome, new password, the link of an imported client. */
export const LinkMail = ({ brand, lang, data, texts, own }: LinkMailProps) => {
  const styles = stylesOf(brand.look);
  return (
    <Frame brand={brand} lang={lang} preview={own.body(brand.name)} footer={texts.footer(brand.name)}>
      <Heading style={styles.heading}>{own.heading(brand.name)}</Heading>
      <Text style={styles.text}>{texts.greeting(data.name)}</Text>
      <Text style={styles.text}>{own.body(brand.name)}</Text>
      <Button href={data.link} style={styles.button}>
        {own.button}
      </Button>
      <Text style={{ ...styles.text, margin: '20px 0 16px' }}>{own.after}</Text>
      <Text style={styles.small}>{texts.linkHint}</Text>
      <Text style={styles.address}>{data.link}</Text>
    </Frame>
  );
};
