import { type ReactNode, type Ref, useId } from 'react';
import { FieldMessage } from '../field/field-message.tsx';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { Anchor } from '../link/anchor.tsx';
import { BarePicture } from '../picture/bare-picture.tsx';
import type { PictureSource } from '../picture/picture-source.ts';
import {
  option as optionClass,
  optionDot,
  optionPicture,
  pickerHead,
  pickerProblem,
  pickerRow,
} from './variant-picker.css.ts';

export type VariantOption = {
  /** Distinguishes the options. */
  value: string;
  /** Read by screen readers, and shown if there is no picture. */
  label: string;
  /** The variant’s own page. */
  href: string;
  /** The product in this colour. */
  picture?: PictureSource | undefined;
  /** The colour, if there is no picture. */
  hex?: string | undefined;
  /** The current page. */
  isChosen?: boolean;
  /** Sold out: shown crossed out, still a link. */
  isUnavailable?: boolean;
};

export type VariantPickerProps = {
  /** "Colour:", and the name of the chosen one after it. */
  label: ReactNode;
  /** The name of the chosen one. */
  chosen?: ReactNode;
  /** For example a table of sizes. */
  help?: ReactNode;
  /** `swatch` for colours, `size` for words. */
  look: 'swatch' | 'size';
  /** In the maker's order. */
  options: readonly VariantOption[];
  /** Read after the name of an unavailable one: "sold out". */
  unavailableLabel: string;
  /** The message for a missing choice. */
  problem?: string | undefined;
  /** The group, which can be focused when a choice is missing. */
  ref?: Ref<HTMLDivElement>;
};

const Sign = ({ picture, hex, isUnavailable = false }: VariantOption) =>
  picture ? (
    <BarePicture {...picture} alt="" className={optionPicture({ isUnavailable })} />
  ) : (
    <svg viewBox="0 0 36 36" className={optionDot} aria-hidden>
      <circle cx="18" cy="18" r="17.5" fill={hex} />
    </svg>
  );

/** A product's colours or sizes. Each is a page of its own, so they are links; none is hidden for being sold out. */
export const VariantPicker = ({
  label,
  chosen,
  help,
  look,
  options,
  unavailableLabel,
  problem,
  ref,
}: VariantPickerProps) => {
  const labelId = useId();
  const problemId = useId();
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelId}
      {...(problem !== undefined && { 'aria-describedby': problemId })}
    >
      <div className={pickerHead}>
        <span id={labelId}>
          {label} <b>{chosen}</b>
        </span>
        {help}
      </div>
      <div role="alert" className={pickerProblem}>
        {problem !== undefined && (
          <FieldMessage tone="error" id={problemId}>
            {problem}
          </FieldMessage>
        )}
      </div>
      <div className={pickerRow}>
        {options.map((option) => {
          const { value, href, isChosen = false, isUnavailable = false } = option;
          const hasSign = look === 'swatch' && (option.picture || option.hex);
          return (
            <Anchor
              key={value}
              href={href}
              // The page does not scroll: only the data of the version changes.
              data-keeps-place=""
              className={optionClass({ look, isChosen, isUnavailable })}
              {...(isChosen && { 'aria-current': 'true' as const })}
            >
              {hasSign ? (
                <>
                  <Sign {...option} />
                  <VisuallyHidden>{option.label}</VisuallyHidden>
                </>
              ) : (
                option.label
              )}
              {isUnavailable && <VisuallyHidden>, {unavailableLabel}</VisuallyHidden>}
            </Anchor>
          );
        })}
      </div>
    </div>
  );
};
