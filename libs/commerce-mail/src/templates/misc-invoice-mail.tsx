import { Button, Heading, Text } from '@react-email/components';
import type { MailBrand } from '../mail-brand.ts';
import type { MiscInvoiceNews as Data } from '../mail.templates.ts';
import type { MailTexts } from '../mail.texts.ts';
import { greetingOf } from './greeting.ts';
import { Frame } from './frame.tsx';
import { stylesOf } from './styles.ts';

export type MiscInvoiceMailProps = { brand: MailBrand; lang: string; data: Data; texts: MailTexts };

/** A step of an invoice, what it is for, and its page. */
export const MiscInvoiceMail = ({ brand, lang, data, texts }: MiscInvoiceMailProps) => {
  const styles = stylesOf(brand.look);
  const { news, number, total, due } = data;
  const told = texts(`mail.misc-invoice.${news}.body`, { number, total, due });
  return (
    <Frame
      brand={brand}
      lang={lang}
      preview={told}
      footer={texts('mail.footer', { brand: brand.name })}
      texts={texts}
    >
      <Heading style={styles.heading}>{texts(`mail.misc-invoice.${news}.heading`)}</Heading>
      <Text style={styles.text}>{greetingOf(texts, data.name)}</Text>
      <Text style={styles.text}>{told}</Text>
      <Text style={styles.text}>{texts('mail.misc-invoice.title', { title: data.title })}</Text>
      <Button href={data.link} style={styles.button}>
        {texts('mail.misc-invoice.button')}
      </Button>
    </Frame>
  );
};
