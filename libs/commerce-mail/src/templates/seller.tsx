import { Link, Text } from '@react-email/components';
import { Fragment } from 'react';
import type { MailBrand } from '../mail-brand.ts';
import type { MailTexts } from '../mail.texts.ts';
import { stylesOf } from './styles.ts';

type Props = { brand: MailBrand; texts: MailTexts };

/** The seller, at the end of every mail: name and address, numbers, contacts. */
export const Seller = ({ brand, texts }: Props) => {
  const { seller, supportEmail, look } = brand;
  if (seller === null) return null;
  const styles = stylesOf(look);
  const { name, address, registerCode, vatNumber, phone } = seller;
  const numbers = [
    texts('mail.seller.code', { code: registerCode }),
    ...(vatNumber === null ? [] : [texts('mail.seller.vat', { code: vatNumber })]),
  ];
  return (
    <Text style={styles.small}>
      {`${name}, ${address}`}
      <br />
      {numbers.join(' · ')}
      <br />
      {supportEmail !== null && (
        <Fragment>
          <Link href={`mailto:${supportEmail}`} style={styles.quietLink}>
            {supportEmail}
          </Link>
          {' · '}
        </Fragment>
      )}
      <Link href={`tel:${phone.replaceAll(' ', '')}`} style={styles.quietLink}>
        {phone}
      </Link>
    </Text>
  );
};
