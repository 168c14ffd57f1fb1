import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { dialog, dialogBody, dialogFoot, dialogHead, dialogHeading } from './dialog.css.ts';
import { useDialog } from './use-dialog.ts';

export type DialogProps = {
  heading: ReactNode;
  closeLabel: string;
  isOpen: boolean;
  onClose: () => void;
  size?: 'medium' | 'large';
  /** Stays in view below what scrolls. */
  actions?: ReactNode;
  children: ReactNode;
};

const Dialog = ({
  heading,
  closeLabel,
  isOpen,
  onClose,
  size = 'medium',
  actions,
  children,
  place,
}: DialogProps & { place: 'centre' | 'side' }) => {
  const element = useDialog(isOpen);
  const headingId = useId();
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the veil is only a shortcut; Escape and the button close as well
    <dialog
      ref={element}
      className={dialog({ place, size })}
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
      <div className={dialogBody}>{isOpen && children}</div>
      {actions && <div className={dialogFoot}>{actions}</div>}
    </dialog>
  );
};

/** One question, in the middle of the page. */
export const Modal = (props: DialogProps) => <Dialog place="centre" {...props} />;

/** Something to look at without leaving: the cart, filters. */
export const Drawer = (props: DialogProps) => <Dialog place="side" {...props} />;
