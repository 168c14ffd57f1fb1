import { Button, Column, Heading, Hr, Link, Row, Section, Text } from '@react-email/components';
import type { MailBrand } from '../mail-brand.ts';
import type { OrderConfirmation as Data, OrderLine } from '../mail.templates.ts';
import type { MailTexts } from '../mail.texts.ts';
import { greetingOf } from './greeting.ts';
import { Frame } from './frame.tsx';
import { stylesOf } from './styles.ts';

export type OrderConfirmationProps = { brand: MailBrand; lang: string; data: Data; texts: MailTexts };

type Styles = ReturnType<typeof stylesOf>;

const BOLD = { fontWeight: 650 } as const;

/** The order as it was placed: lines, amounts, destination and arrival. */
export const OrderConfirmation = ({ brand, lang, data, texts }: OrderConfirmationProps) => {
  const styles = stylesOf(brand.look);
  return (
    <Frame
      brand={brand}
      lang={lang}
      preview={texts('mail.order.body', { number: data.number })}
      footer={texts('mail.footer', { brand: brand.name })}
      texts={texts}
    >
      <Heading style={styles.heading}>{texts('mail.order.heading')}</Heading>
      <Text style={styles.text}>{greetingOf(texts, data.name)}</Text>
      <Text style={styles.text}>{texts('mail.order.body', { number: data.number })}</Text>
      <Bill
        styles={styles}
        line={brand.look.primary}
        cells={[
          { label: texts('mail.order.number'), value: data.number },
          { label: texts('mail.order.total'), value: data.total },
        ]}
      />
      <Button href={data.link} style={styles.button}>
        {texts('mail.order.button')}
      </Button>

      <Text style={styles.label}>{texts('mail.order.lines')}</Text>
      <Section>
        {data.lines.map((line, index) => (
          <Line key={index} line={line} quantity={texts('mail.order.quantity')} styles={styles} />
        ))}
      </Section>
      <Hr style={styles.thin} />
      <Section>
        {data.totals.map(({ label, amount }) => (
          <Sum key={label} label={label} amount={amount} styles={styles} />
        ))}
      </Section>
      {data.breakdown && data.breakdown.length > 0 && (
        <Section>
          <Text style={styles.hint}>{texts('mail.order.breakdown')}</Text>
          {data.breakdown.map(({ label, amount }) => (
            <Row key={label}>
              <Column>
                <Text style={{ ...styles.hint, margin: 0 }}>{label}</Text>
              </Column>
              <Column align="right" style={{ paddingLeft: 16 }}>
                <Text style={{ ...styles.hint, margin: 0 }}>{amount}</Text>
              </Column>
            </Row>
          ))}
        </Section>
      )}
      <Hr style={styles.sumRule} />
      <Section>
        <Sum label={texts('mail.order.total')} amount={data.total} styles={styles} isTotal />
        {data.paid.map(({ label, amount }) => (
          <Sum key={label} label={label} amount={amount} styles={styles} />
        ))}
      </Section>

      <Part styles={styles} label={texts(`mail.order.${data.destination}`)} lines={data.address} />
      <Part styles={styles} label={texts('mail.order.delivery')} lines={[data.delivery]} />
      <Part styles={styles} label={texts('mail.order.arrival')} lines={[data.arrival]} />
      {data.company && <Part styles={styles} label={texts('mail.order.company')} lines={data.company} />}
      {data.returns && <Returns styles={styles} words={data.returns} />}
      {data.withdraw && (
        <Text style={styles.text}>
          <Link href={data.withdraw.link}>{data.withdraw.label}</Link>
        </Text>
      )}
    </Frame>
  );
};

type ReturnsProps = { styles: Styles; words: NonNullable<Data['returns']> };

/** On a durable medium, as the law requires: the full text, not a link. */
const Returns = ({ styles, words: { sections, form } }: ReturnsProps) => (
  <>
    <Hr style={styles.thin} />
    {sections.map(({ heading, paragraphs }) => (
      <Part key={heading} styles={styles} label={heading} lines={paragraphs} />
    ))}
    {form && (
      <Part
        styles={styles}
        label={form.heading}
        lines={[...form.paragraphs, ...form.lines.map(blank), form.footnote]}
      />
    )}
  </>
);

const blank = (line: string) => `– ${line}`;

type PartProps = { styles: Styles; label: string; lines: readonly string[] };

const Part = ({ styles, label, lines }: PartProps) => (
  <>
    <Text style={styles.label}>{label}</Text>
    {lines.map((line) => (
      <Text key={line} style={{ ...styles.text, margin: 0 }}>
        {line}
      </Text>
    ))}
  </>
);

type BillProps = { styles: Styles; line: string; cells: readonly { label: string; value: string }[] };

const Bill = ({ styles, line, cells }: BillProps) => (
  <Section style={styles.bill}>
    <Row>
      {cells.map(({ label, value }, index) => (
        <Column
          key={label}
          valign="top"
          style={index === 0 ? { paddingRight: 12 } : { borderLeft: `2px dashed ${line}`, paddingLeft: 12 }}
        >
          <Text style={styles.billLabel}>{label}</Text>
          <Text style={styles.billValue}>{value}</Text>
        </Column>
      ))}
    </Row>
  </Section>
);

type LineProps = { line: OrderLine; quantity: string; styles: Styles };

const Line = ({ line, quantity, styles }: LineProps) => (
  <Row>
    <Column>
      <Text style={styles.cell}>
        {line.name}
        <br />
        <span style={styles.hint}>
          {[line.details, `${quantity}: ${line.quantity}`].filter(Boolean).join(' · ')}
        </span>
      </Text>
    </Column>
    <Column align="right" valign="top" style={{ paddingLeft: 16 }}>
      <Text style={styles.amount}>{line.total}</Text>
    </Column>
  </Row>
);

type SumProps = { label: string; amount: string; styles: Styles; isTotal?: boolean };

const Sum = ({ label, amount, styles, isTotal = false }: SumProps) => (
  <Row>
    <Column>
      <Text style={{ ...styles.cell, padding: '4px 0', ...(isTotal && BOLD) }}>{label}</Text>
    </Column>
    <Column align="right" style={{ paddingLeft: 16 }}>
      <Text style={{ ...styles.amount, padding: '4px 0', ...(isTotal && { ...BOLD, fontSize: 19 }) }}>
        {amount}
      </Text>
    </Column>
  </Row>
);
