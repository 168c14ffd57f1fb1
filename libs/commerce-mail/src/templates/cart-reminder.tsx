import { Button, Column, Heading, Row, Section, Text } from '@react-email/components';
import type { CartReminder as Data, ReminderLine } from '../cart-reminder.ts';
import type { MailBrand } from '../mail-brand.ts';
import type { MailTexts } from '../mail.texts.ts';
import { greetingOf } from './greeting.ts';
import { Frame } from './frame.tsx';
import { stylesOf } from './styles.ts';

export type CartReminderProps = { brand: MailBrand; lang: string; data: Data; texts: MailTexts };

const PICTURE = 64;

/** The goods of a cart that was left behind, at the prices of today, and the link that ends such mails. */
export const CartReminder = ({ brand, lang, data, texts }: CartReminderProps) => {
  const styles = stylesOf(brand.look);
  const told = texts('mail.cart-reminder.body', { brand: brand.name });
  return (
    <Frame
      brand={brand}
      lang={lang}
      preview={told}
      footer={texts('mail.cart-reminder.footer', { brand: brand.name })}
      texts={texts}
      unsubscribe={data.unsubscribe}
      ends={texts('mail.cart-reminder.ends')}
    >
      <Heading style={styles.heading}>{texts('mail.cart-reminder.heading')}</Heading>
      <Text style={styles.text}>{greetingOf(texts, data.name)}</Text>
      <Text style={styles.text}>{told}</Text>
      <Section>
        {data.lines.map((line, index) => (
          <Line key={index} line={line} quantity={texts('mail.order.quantity')} styles={styles} />
        ))}
      </Section>
      {data.more > 0 && (
        <Text style={styles.text}>{texts('mail.cart-reminder.more', { count: data.more })}</Text>
      )}
      <Text style={styles.small}>{texts(`mail.cart-reminder.price.${data.method}`)}</Text>
      <Button href={data.link} style={styles.button}>
        {texts('mail.cart-reminder.button')}
      </Button>
      <Text style={{ ...styles.small, margin: '16px 0 0' }}>{texts('mail.cart-reminder.login')}</Text>
    </Frame>
  );
};

type LineProps = { line: ReminderLine; quantity: string; styles: ReturnType<typeof stylesOf> };

/** The name says what the picture shows. */
const Line = ({ line, quantity, styles }: LineProps) => (
  <Row>
    <Column width={PICTURE} valign="top" style={{ padding: '10px 16px 10px 0' }}>
      {/* Without `lazy` React writes a preload link, which mail clients remove. */}
      <img
        src={line.picture}
        alt=""
        width={PICTURE}
        height={PICTURE}
        loading="lazy"
        style={{ display: 'block' }}
      />
    </Column>
    <Column valign="top">
      <Text style={styles.cell}>
        {line.name}
        <br />
        <span style={styles.hint}>
          {[line.details, `${quantity}: ${line.quantity}`].filter(Boolean).join(' · ')}
        </span>
      </Text>
    </Column>
    <Column align="right" valign="top" style={{ paddingLeft: 16 }}>
      <Text style={styles.amount}>{line.price}</Text>
    </Column>
  </Row>
);
