import { Button, Heading, Text } from '@react-email/components';
import type { MailBrand } from '../mail-brand.ts';
import type { DepositMail, LinkMail as Data, LinkTemplate } from '../mail.templates.ts';
import type { MailTexts } from '../mail.texts.ts';
import { greetingOf } from './greeting.ts';
import { Frame } from './frame.tsx';
import { stylesOf } from './styles.ts';

export type LinkMailProps = {
  brand: MailBrand;
  lang: string;
  template: LinkTemplate;
  data: Data | DepositMail;
  texts: MailTexts;
  unsubscribe?: string | undefined;
};

/** A mail with one button: welcome, new password, the link of an imported client. */
export const LinkMail = ({ brand, lang, template, data, texts, unsubscribe }: LinkMailProps) => {
  const { name } = brand;
  const body = texts(`mail.${template}.body`, {
    brand: name,
    amount: 'amount' in data ? data.amount : '',
  });
  const styles = stylesOf(brand.look);
  return (
    <Frame
      brand={brand}
      lang={lang}
      preview={body}
      footer={texts('mail.footer', { brand: name })}
      texts={texts}
      unsubscribe={unsubscribe}
    >
      <Heading style={styles.heading}>{texts(`mail.${template}.heading`, { brand: name })}</Heading>
      <Text style={styles.text}>{greetingOf(texts, data.name)}</Text>
      <Text style={styles.text}>{body}</Text>
      <Button href={data.link} style={styles.button}>
        {texts(`mail.${template}.button`)}
      </Button>
      <Text style={{ ...styles.text, margin: '20px 0 16px' }}>{texts(`mail.${template}.after`)}</Text>
      <Text style={styles.small}>{texts('mail.link_hint')}</Text>
      <Text style={styles.address}>{data.link}</Text>
    </Frame>
  );
};
