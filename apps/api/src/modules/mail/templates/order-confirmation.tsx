import { Button, Column, Heading, Hr, Row, Section, Text } from '@react-email/components';
import type { MailBrand } from '../mail-brand.ts';
import type { OrderConfirmation as Data, OrderLine } from '../mail.templates.ts';
import type { MailTexts } from '../mail.texts.ts';
import { Frame } from './frame.tsx';
import { button, styles } from './styles.ts';

export type OrderConfirmationProps = { brand: MailBrand; lang: string; data: Data; texts: MailTexts };

const BOLD = { fontWeight: 700 } as const;

/** The order as it was placed: every line, every sum, where it goes. */
export const OrderConfirmation = ({ brand, lang, data, texts }: OrderConfirmationProps) => (
  <Frame brand={brand} lang={lang} preview={texts.order.body(data.number)} footer={texts.footer(brand.name)}>
    <Heading style={styles.heading}>{texts.order.heading}</Heading>
    <Text style={styles.text}>{texts.greeting(data.name)}</Text>
    <Text style={styles.text}>{texts.order.body(data.number)}</Text>
    <Button href={data.link} style={button(brand.colour)}>
      {texts.order.button}
    </Button>

    <Text style={styles.label}>{texts.order.lines}</Text>
    <Section>
      {data.lines.map((line, index) => (
        <Line key={index} line={line} quantity={texts.order.quantity} />
      ))}
    </Section>
    <Hr style={styles.thin} />
    <Section>
      {data.totals.map(({ label, amount }) => (
        <Sum key={label} label={label} amount={amount} />
      ))}
      <Sum label={texts.order.total} amount={data.total} isTotal />
    </Section>

    <Text style={styles.label}>{texts.order.address}</Text>
    {data.address.map((line) => (
      <Text key={line} style={{ ...styles.text, margin: 0 }}>
        {line}
      </Text>
    ))}
    <Text style={styles.label}>{texts.order.delivery}</Text>
    <Text style={styles.text}>{data.delivery}</Text>
  </Frame>
);

const Line = ({ line, quantity }: { line: OrderLine; quantity: string }) => (
  <Row>
    <Column>
      <Text style={styles.cell}>
        {line.name}
        <br />
        <span style={{ color: '#6b7176', fontSize: 13 }}>
          {[line.details, `${quantity}: ${line.quantity}`].filter(Boolean).join(' · ')}
        </span>
      </Text>
    </Column>
    <Column align="right" valign="top">
      <Text style={styles.amount}>{line.total}</Text>
    </Column>
  </Row>
);

const Sum = ({ label, amount, isTotal = false }: { label: string; amount: string; isTotal?: boolean }) => (
  <Row>
    <Column>
      <Text style={{ ...styles.cell, padding: '4px 0', ...(isTotal && BOLD) }}>{label}</Text>
    </Column>
    <Column align="right">
      <Text style={{ ...styles.amount, padding: '4px 0', ...(isTotal && BOLD) }}>{amount}</Text>
    </Column>
  </Row>
);
