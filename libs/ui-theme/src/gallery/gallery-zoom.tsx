import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useDialog } from '../dialog/use-dialog.ts';
import { BarePicture } from '../picture/bare-picture.tsx';
import type { GalleryView } from './gallery-view.ts';
import {
  zoomDialog,
  zoomFoot,
  zoomHead,
  zoomHeading,
  zoomPicture,
  zoomPress,
  zoomStage,
} from './gallery-zoom.css.ts';

export type GalleryZoomWords = {
  close: string;
  /** The label of a click on the picture: "Look closer". */
  closer: string;
  back: string;
  forward: string;
};

export type GalleryZoomProps = {
  /** The name of the product. */
  label: string;
  views: readonly GalleryView[];
  /** The view shown on the page at the time of opening. */
  first: number;
  isOpen: boolean;
  words: GalleryZoomWords;
  onClose: () => void;
};

/** The product as large as the window; a click enlarges it, arrow keys change the view. */
export const GalleryZoom = ({ label, views, first, isOpen, words, onClose }: GalleryZoomProps) => {
  const dialog = useDialog(isOpen);
  const headingId = useId();
  return (
    <dialog ref={dialog} className={zoomDialog} aria-labelledby={headingId} onClose={onClose}>
      <div className={zoomHead}>
        <h2 id={headingId} className={zoomHeading}>
          {label}
        </h2>
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </div>
      {isOpen && <Turning key={first} views={views} first={first} words={words} />}
    </dialog>
  );
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const Turning = ({ views, first, words }: Pick<GalleryZoomProps, 'views' | 'first' | 'words'>) => {
  const [current, setCurrent] = useState(first);
  const [isClose, setIsClose] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const view = views[current];
  useEffect(() => {
    const element = stage.current;
    if (!isClose || !element) return;
    element.scrollTo(
      (element.scrollWidth - element.clientWidth) / 2,
      (element.scrollHeight - element.clientHeight) / 2,
    );
  }, [isClose, current]);
  if (!view) return null;

  const turn = (by: number) => setCurrent((known) => Math.min(Math.max(known + by, 0), views.length - 1));
  // Zoomed in, the arrow keys move over the picture.
  const onKeyDown = ({ key }: KeyboardEvent) => !isClose && turn(STEPS[key] ?? 0);
  return (
    <>
      <div ref={stage} className={zoomStage}>
        <button
          type="button"
          className={zoomPress({ isClose })}
          aria-label={words.closer}
          aria-pressed={isClose}
          onClick={() => setIsClose(!isClose)}
          onKeyDown={onKeyDown}
        >
          <BarePicture {...view.zoom} alt={view.label} className={zoomPicture} />
        </button>
      </div>
      <div className={zoomFoot}>
        {views.length > 1 && (
          <IconButton
            look="outlined"
            icon="arrow-back"
            label={words.back}
            isIdle={current === 0}
            onClick={() => turn(-1)}
            onKeyDown={onKeyDown}
          />
        )}
        <span aria-live="polite">{view.label}</span>
        {views.length > 1 && (
          <IconButton
            look="outlined"
            icon="arrow"
            label={words.forward}
            isIdle={current === views.length - 1}
            onClick={() => turn(1)}
            onKeyDown={onKeyDown}
          />
        )}
      </div>
    </>
  );
};
