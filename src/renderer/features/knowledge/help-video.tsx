import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Play } from 'lucide-react';
import styles from './help-video.module.css';

/** A short screencast of the validation, from the server; gone without a trace where it is missing (O04). */
export function HelpVideo() {
  const [there, setThere] = useState(false);
  const [missing, setMissing] = useState(false);
  const [begun, setBegun] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  if (missing) return null;
  const begin = () => {
    // shown at once: what is not drawn takes no focus
    flushSync(() => setBegun(true));
    video.current?.focus();
    // where a browser refuses, the video's own controls are there
    video.current?.play().catch(() => {});
  };
  return (
    <figure className={styles.figure} hidden={!there}>
      {/* It has no sound, so there is nothing to caption. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        className={styles.video}
        src="/videos/website-validation"
        hidden={!begun}
        controls
        tabIndex={0}
        muted
        playsInline
        preload="metadata"
        aria-label="How to validate your website"
        onLoadedMetadata={() => setThere(true)}
        onError={() => setMissing(true)}
      />
      {/* Until it plays, many phones draw a video as a black box. */}
      {!begun && (
        <button type="button" className={styles.cover} onClick={begin}>
          <span className={styles.disc}>
            <Play size={18} fill="currentColor" aria-hidden="true" />
          </span>
          <span>
            <span className={styles.title}>Watch how to validate your website</span>
            <span className={styles.length}>Less than half a minute, without sound</span>
          </span>
        </button>
      )}
    </figure>
  );
}
