import { Button, Heading, Text } from '@react-email/components';
import type { MailBrand } from '../mail-brand.ts';
import type { ReviewNews as Data } from '../review-mails.ts';
import type { MailTexts } from '../mail.texts.ts';
import { greetingOf } from './greeting.ts';
import { Frame } from './frame.tsx';
import { stylesOf } from './styles.ts';

export type ReviewNewsProps = { brand: MailBrand; lang: string; data: Data; texts: MailTexts };

/** A review is published, or why it is not. */
export const ReviewNews = ({ brand, lang, data, texts }: ReviewNewsProps) => {
  const styles = stylesOf(brand.look);
  const { product, reason } = data;
  const outcome = reason === null ? 'published' : 'declined';
  const told = texts(`mail.review-news.${outcome}.body`, { product });
  return (
    <Frame
      brand={brand}
      lang={lang}
      preview={told}
      footer={texts('mail.footer', { brand: brand.name })}
      texts={texts}
    >
      <Heading style={styles.heading}>{texts(`mail.review-news.${outcome}.heading`)}</Heading>
      <Text style={styles.text}>{greetingOf(texts, data.name)}</Text>
      <Text style={styles.text}>{told}</Text>
      {reason !== null && <Text style={styles.text}>{texts(`mail.review-news.reason.${reason}`)}</Text>}
      <Button href={data.link} style={styles.button}>
        {texts(`mail.review-news.${outcome}.button`)}
      </Button>
    </Frame>
  );
};
