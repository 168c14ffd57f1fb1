import { Button, Heading, Text } from '@react-email/components';
import type { MailBrand } from '../mail-brand.ts';
import type { ReviewInvitation as Data } from '../review-mails.ts';
import type { MailTexts } from '../mail.texts.ts';
import { greetingOf } from './greeting.ts';
import { Frame } from './frame.tsx';
import { stylesOf } from './styles.ts';

export type ReviewInvitationProps = { brand: MailBrand; lang: string; data: Data; texts: MailTexts };

/** Asks a client about delivered goods, with the link that ends such mails. */
export const ReviewInvitation = ({ brand, lang, data, texts }: ReviewInvitationProps) => {
  const styles = stylesOf(brand.look);
  const told = texts('mail.review-invitation.body', { brand: brand.name });
  return (
    <Frame
      brand={brand}
      lang={lang}
      preview={told}
      footer={texts('mail.review-invitation.footer', { brand: brand.name })}
      texts={texts}
      unsubscribe={data.unsubscribe}
      ends={texts('mail.review-invitation.ends')}
    >
      <Heading style={styles.heading}>{texts('mail.review-invitation.heading')}</Heading>
      <Text style={styles.text}>{greetingOf(texts, data.name)}</Text>
      <Text style={styles.text}>{told}</Text>
      <Button href={data.link} style={styles.button}>
        {texts('mail.review-invitation.button')}
      </Button>
    </Frame>
  );
};
