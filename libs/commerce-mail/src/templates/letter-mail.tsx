import { Heading, Text } from '@react-email/components';
import type { MailBrand } from '../mail-brand.ts';
import type { LetterMail as Data } from '../mail.templates.ts';
import type { MailTexts } from '../mail.texts.ts';
import { Frame } from './frame.tsx';
import { stylesOf } from './styles.ts';

export type LetterMailProps = { brand: MailBrand; lang: string; data: Data; texts: MailTexts };

/** A letter of the contact form, as the shop reads it. */
export const LetterMail = ({ brand, lang, data, texts }: LetterMailProps) => {
  const styles = stylesOf(brand.look);
  const topic = texts(`mail.letter.topic.${data.topic}`);
  const facts = [
    texts('mail.letter.from', { name: data.name, email: data.email }),
    texts('mail.letter.about', { topic }),
    ...(data.order === null ? [] : [texts('mail.letter.order', { number: data.order })]),
  ];
  const written = data.text.split('\n').filter((line) => line.trim() !== '');
  return (
    <Frame
      brand={brand}
      lang={lang}
      preview={topic}
      footer={texts('mail.footer', { brand: brand.name })}
      texts={texts}
    >
      <Heading style={styles.heading}>{texts('mail.letter.heading')}</Heading>
      {facts.map((fact) => (
        <Text key={fact} style={styles.text}>
          {fact}
        </Text>
      ))}
      {written.map((line, at) => (
        <Text key={`${at} ${line}`} style={styles.text}>
          {line}
        </Text>
      ))}
    </Frame>
  );
};
