import { Button, Heading, Link, Text } from '@react-email/components';
import type { MailBrand } from '../mail-brand.ts';
import type { OrderNews as Data } from '../mail.templates.ts';
import type { MailTexts } from '../mail.texts.ts';
import { greetingOf } from './greeting.ts';
import { Frame } from './frame.tsx';
import { stylesOf } from './styles.ts';

export type OrderNewsProps = { brand: MailBrand; lang: string; data: Data; texts: MailTexts };

/** The event of an order, its consequences, and the order's page. */
export const OrderNews = ({ brand, lang, data, texts }: OrderNewsProps) => {
  const styles = stylesOf(brand.look);
  const told = texts(`mail.order-news.${data.news}.body`, { number: data.number });
  return (
    <Frame
      brand={brand}
      lang={lang}
      preview={told}
      footer={texts('mail.footer', { brand: brand.name })}
      texts={texts}
    >
      <Heading style={styles.heading}>{texts(`mail.order-news.${data.news}.heading`)}</Heading>
      <Text style={styles.text}>{greetingOf(texts, data.name)}</Text>
      <Text style={styles.text}>{told}</Text>
      {data.lines.map((line) => (
        <Text key={line} style={styles.text}>
          {line}
        </Text>
      ))}
      <Button href={data.link} style={styles.button}>
        {texts('mail.order-news.button')}
      </Button>
      {data.withdraw && (
        <Text style={styles.text}>
          <Link href={data.withdraw.link}>{data.withdraw.label}</Link>
        </Text>
      )}
    </Frame>
  );
};
