import { Button, Heading, Text } from '@react-email/components';
import type { MailBrand } from '../mail-brand.ts';
import type { RefundMail as Data } from '../mail.templates.ts';
import type { MailTexts } from '../mail.texts.ts';
import { greetingOf } from './greeting.ts';
import { Frame } from './frame.tsx';
import { stylesOf } from './styles.ts';

export type RefundMailProps = { brand: MailBrand; lang: string; data: Data; texts: MailTexts };

/** The refunded amount, the order, and when the money arrives. */
export const RefundMail = ({ brand, lang, data, texts }: RefundMailProps) => {
  const styles = stylesOf(brand.look);
  const told = texts('mail.refund.body', { amount: data.amount, number: data.number });
  return (
    <Frame
      brand={brand}
      lang={lang}
      preview={told}
      footer={texts('mail.footer', { brand: brand.name })}
      texts={texts}
    >
      <Heading style={styles.heading}>{texts('mail.refund.heading')}</Heading>
      <Text style={styles.text}>{greetingOf(texts, data.name)}</Text>
      <Text style={styles.text}>{told}</Text>
      <Text style={styles.text}>
        {texts(data.isOnAccount ? 'mail.refund.on_account' : 'mail.refund.after')}
      </Text>
      {data.link !== null && (
        <Button href={data.link} style={styles.button}>
          {texts('mail.refund.button')}
        </Button>
      )}
    </Frame>
  );
};
