import { Button, Heading, Text } from '@react-email/components';
import type { MailBrand } from '../mail-brand.ts';
import type { WishAlert as Data } from '../mail.templates.ts';
import type { MailTexts } from '../mail.texts.ts';
import { greetingOf } from './greeting.ts';
import { Frame } from './frame.tsx';
import { stylesOf } from './styles.ts';

export type WishAlertProps = { brand: MailBrand; lang: string; data: Data; texts: MailTexts };

/** An item of the wish list that costs less, or is in stock again, and the link that ends such mails. */
export const WishAlert = ({ brand, lang, data, texts }: WishAlertProps) => {
  const styles = stylesOf(brand.look);
  const { news, product, price, saved } = data;
  const told = texts(`mail.wish-alert.${news}.body`, { product, price });
  return (
    <Frame
      brand={brand}
      lang={lang}
      preview={told}
      footer={texts('mail.wish-alert.footer', { brand: brand.name })}
      texts={texts}
      unsubscribe={data.unsubscribe}
      ends={texts('mail.wish-alert.ends')}
    >
      <Heading style={styles.heading}>{texts(`mail.wish-alert.${news}.heading`)}</Heading>
      <Text style={styles.text}>{greetingOf(texts, data.name)}</Text>
      <Text style={styles.text}>{told}</Text>
      {saved !== null && <Text style={styles.text}>{texts('mail.wish-alert.price.saved', { saved })}</Text>}
      <Button href={data.link} style={styles.button}>
        {texts('mail.wish-alert.button')}
      </Button>
    </Frame>
  );
};
