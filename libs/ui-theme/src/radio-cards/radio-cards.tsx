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
  /** The label, in a word or two. */
  label: ReactNode;
  /** The details: days, banks, an address. */
  hint?: ReactNode;
  /** An icon that distinguishes the cards. */
  icon?: IconName | undefined;
  /** A price or a fee, shown before the choice. */
  end?: ReactNode;
  /** Further fields of this choice. */
  body?: ReactNode;
  /** Shown, but unavailable. */
  isDisabled?: boolean | undefined;
};

export type RadioCardsProps = {
  /** The question. */
  legend: ReactNode;
  /** True where a heading above has it already. */
  isLegendHidden?: boolean;
  /** The shared name of all cards. */
  name: string;
  /** The target of an error summary: the chosen card, or the first. */
  id?: string | undefined;
  /** The most frequent choices first. */
  options: readonly RadioCard[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the value of the card. */
  onChange?: (value: string) => void;
  /** The error below the cards, when none was chosen. */
  error?: ReactNode;
  isRequired?: boolean;
};

/** One of a few detailed options: delivery methods, payment methods. */
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
