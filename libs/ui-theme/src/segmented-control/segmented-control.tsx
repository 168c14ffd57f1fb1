import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { visuallyHidden } from '../hidden/visually-hidden.css.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Anchor } from '../link/anchor.tsx';
import { wordless } from '../tooltip/wordless.ts';
import { segment, segments } from './segmented-control.css.ts';

export type Segment = {
  /** The value of the chosen segment. */
  value: string;
  /** Always read by screen readers. */
  label: string;
  /** Shown alone with `isLabelHidden`, else before the label. */
  icon?: IconName | undefined;
  /** For common icons; the label is shown on hover. */
  isLabelHidden?: boolean | undefined;
  /** Makes the segment a link, for choices in the address. */
  href?: string | undefined;
};

export type SegmentedControlProps = {
  label: string;
  /** The name of the radio buttons, unless the segments are links. */
  name: string;
  /** Two or three. */
  options: readonly Segment[];
  value: string;
  /** Called with the value of the segment. */
  onChange?: (value: string) => void;
  /** The segments become submit buttons of the form around them. */
  isSubmit?: boolean;
  /** Hidden on small screens. */
  isFromMedium?: boolean;
};

const Words = ({ icon, label, isLabelHidden }: Segment) => (
  <>
    {icon && <Icon name={icon} />}
    {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
  </>
);

/** One of two or three options. */
export const SegmentedControl = ({
  label,
  name,
  options,
  value,
  onChange,
  isSubmit = false,
  isFromMedium = false,
}: SegmentedControlProps) => (
  <div
    role={isSubmit || options.some(({ href }) => href) ? 'group' : 'radiogroup'}
    aria-label={label}
    className={segments({ isFromMedium })}
  >
    {options.map((option) =>
      isSubmit ? (
        <button
          key={option.value}
          name={name}
          value={option.value}
          aria-pressed={option.value === value}
          className={segment}
          {...(option.isLabelHidden && wordless())}
        >
          <Words {...option} />
        </button>
      ) : option.href ? (
        <Anchor
          key={option.value}
          href={option.href}
          className={segment}
          {...(option.isLabelHidden && wordless())}
          {...(option.value === value && { 'aria-current': 'true' as const })}
          onClick={onChange && (() => onChange(option.value))}
        >
          <Words {...option} />
        </Anchor>
      ) : (
        <label key={option.value} className={segment} {...(option.isLabelHidden && wordless())}>
          <input
            type="radio"
            name={name}
            value={option.value}
            className={visuallyHidden}
            {...(onChange ? { checked: option.value === value } : { defaultChecked: option.value === value })}
            onChange={onChange && (() => onChange(option.value))}
          />
          <Words {...option} />
        </label>
      ),
    )}
  </div>
);
