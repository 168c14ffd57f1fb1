import type { ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { loadingBar, overlayFrame, overlayVeil } from './loading.css.ts';

export type PageLoadingBarProps = { isLoading: boolean; label: string };

/** A progress bar at the top, while another page loads. */
export const PageLoadingBar = ({ isLoading, label }: PageLoadingBarProps) =>
  isLoading && <div className={loadingBar} role="progressbar" aria-label={label} />;

export type LoadingOverlayProps = { isLoading: boolean; label: string; children: ReactNode };

/** Keeps the old content, paler, until the new content arrives. */
export const LoadingOverlay = ({ isLoading, label, children }: LoadingOverlayProps) => (
  <div className={overlayFrame} aria-busy={isLoading}>
    {children}
    {isLoading && (
      <div className={overlayVeil} role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </div>
    )}
  </div>
);
