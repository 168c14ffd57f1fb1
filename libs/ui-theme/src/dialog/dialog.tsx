import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { dialog, dialogBody, dialogFoot, dialogHead, dialogHeading } from './dialog.css.ts';
import { useDialog } from './use-dialog.ts';
import { useSwipeAway } from './use-swipe-away.ts';

export type DialogProps = {
  /** The visible and accessible name of the dialog. */
  heading: ReactNode;
  /** The label of the close button. */
  closeLabel: string;
  isOpen: boolean;
  /** Called by the close button, by Escape and by a click on the backdrop. */
  onClose: () => void;
  /** 420, 520 or up to 1040 px; on small screens a sheet from below, as high as its content, the largest nearly as high as the screen. */
  size?: 'small' | 'medium' | 'xlarge';
  /** Stays visible below the scrolling content. */
  actions?: ReactNode;
  children: ReactNode;
};

type DialogSize = NonNullable<DialogProps['size']>;

const Dialog = ({
  heading,
  closeLabel,
  isOpen,
  onClose,
  size,
  actions,
  children,
  place,
}: DialogProps & { place: 'centre' | 'side'; size: DialogSize }) => {
  const element = useDialog(isOpen, place === 'centre');
  const headingId = useId();
  const swipe = useSwipeAway(element, onClose);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the veil is only a shortcut; Escape and the button close as well
    <dialog
      ref={element}
      className={dialog({ place, size })}
      aria-labelledby={headingId}
      // Checked late: a dialog that was closed and reopened meanwhile is not asked to close.
      onClose={(event) => event.currentTarget.open || onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={dialogHead} {...swipe}>
        <h2 id={headingId} className={dialogHeading}>
          {heading}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className={dialogBody}>{isOpen && children}</div>
      {actions && <div className={dialogFoot}>{actions}</div>}
    </dialog>
  );
};

/** One question, in the middle of the page; a sheet from below on small screens. */
export const Modal = ({ size = 'medium', ...props }: DialogProps) => (
  <Dialog place="centre" size={size} {...props} />
);

/** Content next to the page: the cart. A sheet from below on small screens. */
export const Drawer = ({ size = 'small', ...props }: DialogProps) => (
  <Dialog place="side" size={size} {...props} />
);
