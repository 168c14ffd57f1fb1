import { type ComponentType, type MouseEvent, type RefObject, useId, useRef, useState } from 'react';
import { iconButton } from '../button/icon-button.css.ts';
import { Icon } from '../icon/icon.tsx';
import { BarePicture } from '../picture/bare-picture.tsx';
import { wordless } from '../tooltip/wordless.ts';
import {
  frame,
  gallery,
  stage,
  strip as stripClass,
  thumb,
  thumbPicture,
  thumbs,
  view,
  viewPicture,
  zoom,
} from './gallery.css.ts';
import type { GalleryView } from './gallery-view.ts';
import type { GalleryZoomProps, GalleryZoomWords } from './gallery-zoom.tsx';

export type { GalleryView };

export type GalleryProps = {
  /** Names the pictures: the product. */
  label: string;
  views: readonly GalleryView[];
  /** The label of the zoom button. */
  zoomLabel: string;
  /** The texts of the large view, which is loaded when it is first opened. */
  zoomWords: GalleryZoomWords;
};

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The current view of the strip, and a function that shows another one. */
const useStrip = (strip: RefObject<HTMLUListElement | null>) => {
  const [current, setCurrent] = useState(0);
  const look = () => {
    const element = strip.current;
    if (element) setCurrent(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
  };
  const show = (index: number) =>
    strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  return { current, look, show };
};

const useZoom = () => {
  const [Zoom, setZoom] = useState<ComponentType<GalleryZoomProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    const { GalleryZoom } = await import('./gallery-zoom.tsx');
    setZoom(() => GalleryZoom);
    setIsOpen(true);
  };
  return { Zoom, isOpen, open, close: () => setIsOpen(false) };
};

/**
 * The views of a product: swiped, chosen by thumbnail, zoomed. Without scripts the thumbnails are links and
 * the zoom button links to the picture. Give it a key of the product, so that another product begins with its
 * first view.
 */
export const Gallery = ({ label, views, zoomLabel, zoomWords }: GalleryProps) => {
  const id = useId();
  const strip = useRef<HTMLUListElement>(null);
  const { current, look, show } = useStrip(strip);
  const { Zoom, isOpen, open, close } = useZoom();
  const instead = (act: () => void) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act();
  };
  return (
    <div className={gallery}>
      {views.length > 1 && (
        <div className={thumbs}>
          {views.map(({ label: name, thumb: picture }, index) => (
            <a
              key={picture.src}
              href={`#${id}${index}`}
              className={thumb}
              aria-label={name}
              {...(index === current && { 'aria-current': 'true' as const })}
              onClick={instead(() => show(index))}
            >
              <BarePicture {...picture} alt="" className={thumbPicture} />
            </a>
          ))}
        </div>
      )}
      <div className={stage}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by keyboard */}
        <ul ref={strip} className={stripClass} aria-label={label} tabIndex={0} onScroll={look}>
          {views.map(({ label: name, picture }, index) => (
            <li key={picture.src} id={`${id}${index}`} className={view}>
              <BarePicture {...picture} alt={name} isFirst={index === 0} className={viewPicture} />
            </li>
          ))}
        </ul>
        <span className={frame} />
        <a
          href={views[current]?.zoom.src}
          {...wordless()}
          aria-label={zoomLabel}
          className={`${iconButton({ look: 'raised' })} ${zoom}`}
          onClick={instead(() => void open())}
        >
          <Icon name="zoom" />
        </a>
      </div>
      {Zoom && (
        <Zoom label={label} views={views} first={current} isOpen={isOpen} words={zoomWords} onClose={close} />
      )}
    </div>
  );
};
