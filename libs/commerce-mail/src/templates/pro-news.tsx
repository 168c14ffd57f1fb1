import { Button, Heading, Text } from '@react-email/components';
import { INVITATION_DAYS } from '@shop/domain/company-people';
import type { MailBrand } from '../mail-brand.ts';
import type { ProNews as Data } from '../mail.templates.ts';
import type { MailTexts } from '../mail.texts.ts';
import { greetingOf } from './greeting.ts';
import { Frame } from './frame.tsx';
import { stylesOf } from './styles.ts';

export type ProNewsProps = { brand: MailBrand; lang: string; data: Data; texts: MailTexts };

/** The answer to an application, what staff wrote, and the page that follows. */
export const ProNews = ({ brand, lang, data, texts }: ProNewsProps) => {
  const styles = stylesOf(brand.look);
  const told = texts(`mail.pro-news.${data.news}.body`, {
    company: data.company,
    days: INVITATION_DAYS,
  });
  const written = data.text === null ? [] : data.text.split('\n').filter((line) => line.trim() !== '');
  return (
    <Frame
      brand={brand}
      lang={lang}
      preview={told}
      footer={texts('mail.footer', { brand: brand.name })}
      texts={texts}
    >
      <Heading style={styles.heading}>{texts(`mail.pro-news.${data.news}.heading`)}</Heading>
      <Text style={styles.text}>{greetingOf(texts, data.name)}</Text>
      <Text style={styles.text}>{told}</Text>
      {written.map((line, at) => (
        <Text key={`${at} ${line}`} style={styles.text}>
          {line}
        </Text>
      ))}
      <Button href={data.link} style={styles.button}>
        {texts(`mail.pro-news.${data.news}.button`)}
      </Button>
    </Frame>
  );
};
