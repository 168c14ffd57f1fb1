import { Button, Heading, Text } from '@react-email/components';
import type { MailBrand } from '../mail-brand.ts';
import type { ParcelNews as Data } from '../mail.templates.ts';
import type { MailTexts } from '../mail.texts.ts';
import { Frame } from './frame.tsx';
import { stylesOf } from './styles.ts';

export type ParcelNewsProps = { brand: MailBrand; lang: string; data: Data; texts: MailTexts };

/** A step of a parcel or of its forwarding, its price, and its page. */
export const ParcelNews = ({ brand, lang, data, texts }: ParcelNewsProps) => {
  const styles = stylesOf(brand.look);
  const told = texts(`mail.parcel-news.${data.news}.body`, { number: data.number });
  return (
    <Frame
      brand={brand}
      lang={lang}
      preview={told}
      footer={texts('mail.footer', { brand: brand.name })}
      texts={texts}
    >
      <Heading style={styles.heading}>{texts(`mail.parcel-news.${data.news}.heading`)}</Heading>
      <Text style={styles.text}>{told}</Text>
      {data.total !== null && (
        <Text style={styles.text}>{texts('mail.parcel-news.total', { total: data.total })}</Text>
      )}
      <Button href={data.link} style={styles.button}>
        {texts(`mail.parcel-news.${data.news}.button`)}
      </Button>
    </Frame>
  );
};
