import { Button, Heading, Text } from '@react-email/components';
import type { MailBrand } from '../mail-brand.ts';
import type { ClaimNews as Data } from '../mail.templates.ts';
import type { MailTexts } from '../mail.texts.ts';
import { greetingOf } from './greeting.ts';
import { Frame } from './frame.tsx';
import { stylesOf } from './styles.ts';

export type ClaimNewsProps = { brand: MailBrand; lang: string; data: Data; texts: MailTexts };

/** A step of a claim, what staff wrote, and the claim's page. */
export const ClaimNews = ({ brand, lang, data, texts }: ClaimNewsProps) => {
  const styles = stylesOf(brand.look);
  const told = texts(`mail.claim-news.${data.news}.body`, { number: data.number });
  const written = data.text === null ? [] : data.text.split('\n').filter((line) => line.trim() !== '');
  return (
    <Frame
      brand={brand}
      lang={lang}
      preview={told}
      footer={texts('mail.footer', { brand: brand.name })}
      texts={texts}
    >
      <Heading style={styles.heading}>{texts(`mail.claim-news.${data.news}.heading`)}</Heading>
      <Text style={styles.text}>{greetingOf(texts, data.name)}</Text>
      <Text style={styles.text}>{told}</Text>
      {written.map((line, at) => (
        <Text key={`${at} ${line}`} style={styles.text}>
          {line}
        </Text>
      ))}
      {data.refund !== null && (
        <Text style={styles.text}>{texts('mail.claim-news.amount', { amount: data.refund })}</Text>
      )}
      <Button href={data.link} style={styles.button}>
        {texts('mail.claim-news.button')}
      </Button>
    </Frame>
  );
};
