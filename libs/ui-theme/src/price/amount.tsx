import { fraction } from './price.css.ts';

/** A price as it is shown: a text, or the parts that `Intl.NumberFormat` tells apart. */
export type Amount = string | readonly { type: string; value: string }[];

export type AmountTextProps = { amount: Amount; isFractionSmall?: boolean };

/** The decimal sign stays in the text, for those who listen and those who copy. */
export const AmountText = ({ amount, isFractionSmall = false }: AmountTextProps) => {
  if (typeof amount === 'string') return <>{amount}</>;
  const end = amount.findIndex(({ type }) => type === 'decimal');
  if (!isFractionSmall || end < 0) return <>{amount.map(({ value }) => value).join('')}</>;
  const textOf = (parts: typeof amount) => parts.map(({ value }) => value).join('');
  return (
    <>
      {textOf(amount.slice(0, end))}
      <span className={fraction}>{textOf(amount.slice(end, end + 2))}</span>
      {textOf(amount.slice(end + 2))}
    </>
  );
};
