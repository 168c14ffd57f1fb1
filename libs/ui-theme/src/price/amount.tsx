import { fraction } from './price.css.ts';

/** A price in the format of the page's language: `€1,142.60`, `1 142,60 €`. */
export type Amount = string;

export type AmountTextProps = {
  amount: Amount;
  /** For figures: hundredths at two thirds of the size, on the same line. */
  isFractionSmall?: boolean;
};

const WITH_HUNDREDTHS = /^(.*\d)([.,]\d{2})(\D*)$/s;

/** A sum of money. Its decimal sign stays in the text, for screen readers and for copying. */
export const AmountText = ({ amount, isFractionSmall = false }: AmountTextProps) => {
  const [, whole, hundredths, after] = (isFractionSmall && WITH_HUNDREDTHS.exec(amount)) || [];
  if (hundredths === undefined) return amount;
  return (
    <>
      {whole}
      <span className={fraction}>{hundredths}</span>
      {after}
    </>
  );
};
