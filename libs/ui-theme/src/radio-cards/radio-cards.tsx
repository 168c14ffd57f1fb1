import { type ReactNode, useId } from 'react';
import { radio } from '../choice/choice.css.ts';
import { FieldMessage } from '../field/field-message.tsx';
import { FieldSet } from '../form-layout/form-layout.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import {
  card,
  cardBody,
  cardEnd,
  cardHint,
  cardLabel,
  cardName,
  cardRadio,
  cards,
  cardsMessage,
  cardWords,
} from './radio-cards.css.ts';

export type RadioCard = {
  /** Sent with the form when chosen. */
  value: string;
  /** What is chosen, in a word or two. */
  label: ReactNode;
  /** What it means: days, banks, an address. */
  hint?: ReactNode;
  /** An icon that distinguishes the cards. */
  icon?: IconName | undefined;
  /** A price or a fee, said before it is chosen. */
  end?: ReactNode;
  /** Further questions that only this choice asks. */
  body?: ReactNode;
  /** Shown, but not to be had. */
  isDisabled?: boolean | undefined;
};

export type RadioCardsProps = {
  /** The question. */
  legend: ReactNode;
  /** Where a heading above has asked it already. */
  isLegendHidden?: boolean;
  /** Shared by all cards. */
  name: string;
  /** Where an error summary leads: to the chosen card, or the first. */
  id?: string | undefined;
  /** In the order in which most will choose. */
  options: readonly RadioCard[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the value of the card. */
  onChange?: (value: string) => void;
  /** Below the cards, when none was chosen. */
  error?: ReactNode;
  isRequired?: boolean;
};

/** One of a few, each said in full: ways to deliver, ways to pay. */
export const RadioCards = ({
  legend,
  isLegendHidden = false,
  name,
  id,
  options,
  value,
  defaultValue,
  onChange,
  error,
  isRequired = false,
}: RadioCardsProps) => {
  const messageId = useId();
  const chosen = options.find((option) => option.value === (value ?? defaultValue)) ?? options[0];
  return (
    <FieldSet legend={legend} isLegendHidden={isLegendHidden}>
      <div className={cards}>
        {options.map((option) => (
          <div key={option.value} className={card}>
            <label className={cardLabel}>
              <input
                type="radio"
                id={option === chosen ? id : undefined}
                name={name}
                value={option.value}
                className={`${radio} ${cardRadio}`}
                disabled={option.isDisabled}
                required={isRequired}
                {...(error ? { 'aria-describedby': messageId } : {})}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value, readOnly: !onChange })}
                onChange={onChange && (() => onChange(option.value))}
              />
              {option.icon && <Icon name={option.icon} size="large" />}
              <span className={cardWords}>
                <span className={cardName}>{option.label}</span>
                {option.hint && <span className={cardHint}>{option.hint}</span>}
              </span>
              {option.end && <span className={cardEnd}>{option.end}</span>}
            </label>
            {option.body && <div className={cardBody}>{option.body}</div>}
          </div>
        ))}
      </div>
      {error && (
        <div className={cardsMessage}>
          <FieldMessage tone="error" id={messageId}>
            {error}
          </FieldMessage>
        </div>
      )}
    </FieldSet>
  );
};
