import { type ComponentProps, type ReactNode, useId } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { dialog, dialogBody, dialogHead, dialogHeading } from '../dialog/dialog.css.ts';
import { useDialog } from '../dialog/use-dialog.ts';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { dialogForm, sheetFoot } from './filter-sheet.css.ts';

export type FilterDialogProps = Pick<ComponentProps<'form'>, 'onSubmit' | 'onChange'> & {
  heading: ReactNode;
  /** The label of the close button. */
  closeLabel: string;
  isOpen: boolean;
  /** Called by the close button, by Escape and by a click on the backdrop. */
  onClose: () => void;
  /** The result of the selection, announced whenever it changes: "62 items". */
  status: string;
  /** "Clear all" and "Show 62 items": the second submits. */
  actions: ReactNode;
  /** `FacetGroup`s. */
  children: ReactNode;
};

/** The facets of a small screen as a modal sheet: nothing is applied before its button is pressed. */
export const FilterDialog = ({
  heading,
  closeLabel,
  isOpen,
  onClose,
  status,
  actions,
  children,
  ...events
}: FilterDialogProps) => {
  const element = useDialog(isOpen);
  const headingId = useId();
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the veil is only a shortcut; Escape and the button close as well
    <dialog
      ref={element}
      className={dialog({ place: 'side', size: 'small' })}
      aria-labelledby={headingId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={dialogHead}>
        <h2 id={headingId} className={dialogHeading}>
          {heading}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <form className={dialogForm} {...events}>
        <div className={dialogBody}>{children}</div>
        <div className={sheetFoot({ isLive: false })}>{actions}</div>
      </form>
      <div role="status">
        <VisuallyHidden>{status}</VisuallyHidden>
      </div>
    </dialog>
  );
};
