import { Heading, Text } from '@react-email/components';
import type { MailBrand } from '../mail-brand.ts';
import type { AlertMail as Data } from '../mail.templates.ts';
import type { MailTexts } from '../mail.texts.ts';
import { Frame } from './frame.tsx';
import { stylesOf } from './styles.ts';

export type AlertMailProps = {
  brand: MailBrand;
  lang: string;
  data: Data;
  texts: MailTexts;
};

const toMinute = (stamp: string): string => `${stamp.slice(0, 16).replace('T', ' ')} UTC`;

/** The alert, its count, and its beginning. The code is the one in the log. */
export const AlertMail = ({ brand, lang, data, texts }: AlertMailProps) => {
  const styles = stylesOf(brand.look);
  const what = texts(`alert.what.${data.code}`);
  return (
    <Frame brand={brand} lang={lang} preview={what} footer={texts('alert.footer')} texts={texts}>
      <Heading style={styles.heading}>{`${texts(`alert.state.${data.state}`)}: ${what}`}</Heading>
      <Text style={styles.text}>{`${texts('alert.count')}: ${data.count}`}</Text>
      <Text style={styles.text}>{`${texts('alert.threshold')}: ${data.threshold}`}</Text>
      <Text style={styles.text}>{`${texts('alert.since')}: ${toMinute(data.since)}`}</Text>
      <Text style={styles.small}>{data.code}</Text>
    </Frame>
  );
};
