import { Button, Heading, Text } from '@react-email/components';
import type { MailBrand } from '../mail-brand.ts';
import type { IssueMail as Data } from '../mail.templates.ts';
import type { MailTexts } from '../mail.texts.ts';
import { Frame } from './frame.tsx';
import { stylesOf } from './styles.ts';

export type IssueMailProps = { brand: MailBrand; lang: string; data: Data; texts: MailTexts };

/** An issue of the newsletter, block by block, and the link that ends its topic. */
export const IssueMail = ({ brand, lang, data, texts }: IssueMailProps) => {
  const styles = stylesOf(brand.look);
  return (
    <Frame
      brand={brand}
      lang={lang}
      preview={data.subject}
      footer={texts('mail.newsletter.footer', { brand: brand.name })}
      texts={texts}
      unsubscribe={data.unsubscribe}
      ends={texts('mail.newsletter.ends')}
    >
      {data.blocks.map((block, at) => {
        if (block.type === 'heading')
          return (
            <Heading key={at} style={styles.heading}>
              {block.text}
            </Heading>
          );
        if (block.type === 'button')
          return (
            <Button key={at} href={block.link} style={styles.button}>
              {block.text}
            </Button>
          );
        return (
          <Text key={at} style={styles.text}>
            {block.text}
          </Text>
        );
      })}
    </Frame>
  );
};
