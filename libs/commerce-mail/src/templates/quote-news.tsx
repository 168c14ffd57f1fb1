import { Button, Heading, Text } from '@react-email/components';
import type { MailBrand } from '../mail-brand.ts';
import type { QuoteNews as Data } from '../mail.templates.ts';
import type { MailTexts } from '../mail.texts.ts';
import { Frame } from './frame.tsx';
import { stylesOf } from './styles.ts';

export type QuoteNewsProps = { brand: MailBrand; lang: string; data: Data; texts: MailTexts };

/** A step of a quote, what staff wrote, the sum of an offer, and the quote's page. */
export const QuoteNews = ({ brand, lang, data, texts }: QuoteNewsProps) => {
  const styles = stylesOf(brand.look);
  const told = texts(`mail.quote-news.${data.news}.body`, { number: data.number });
  const written = data.text === null ? [] : data.text.split('\n').filter((line) => line.trim() !== '');
  return (
    <Frame
      brand={brand}
      lang={lang}
      preview={told}
      footer={texts('mail.footer', { brand: brand.name })}
      texts={texts}
    >
      <Heading style={styles.heading}>{texts(`mail.quote-news.${data.news}.heading`)}</Heading>
      <Text style={styles.text}>{told}</Text>
      {written.map((line, at) => (
        <Text key={`${at} ${line}`} style={styles.text}>
          {line}
        </Text>
      ))}
      {data.total !== null && (
        <Text style={styles.text}>{texts('mail.quote-news.total', { total: data.total })}</Text>
      )}
      <Button href={data.link} style={styles.button}>
        {texts(`mail.quote-news.${data.news}.button`)}
      </Button>
    </Frame>
  );
};
