import { Button, Heading, Text } from '@react-email/components';
import type { MailBrand } from '../mail-brand.ts';
import type { TopUpMail as Data } from '../mail.templates.ts';
import type { MailTexts } from '../mail.texts.ts';
import { greetingOf } from './greeting.ts';
import { Frame } from './frame.tsx';
import { stylesOf } from './styles.ts';

export type TopUpMailProps = { brand: MailBrand; lang: string; data: Data; texts: MailTexts };

/** The credited amount and the balance after it. */
export const TopUpMail = ({ brand, lang, data, texts }: TopUpMailProps) => {
  const styles = stylesOf(brand.look);
  const told = texts('mail.top-up.body', { amount: data.amount, balance: data.balance });
  return (
    <Frame
      brand={brand}
      lang={lang}
      preview={told}
      footer={texts('mail.footer', { brand: brand.name })}
      texts={texts}
    >
      <Heading style={styles.heading}>{texts('mail.top-up.heading')}</Heading>
      <Text style={styles.text}>{greetingOf(texts, data.name)}</Text>
      <Text style={styles.text}>{told}</Text>
      <Button href={data.link} style={styles.button}>
        {texts('mail.top-up.button')}
      </Button>
    </Frame>
  );
};
