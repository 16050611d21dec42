import { useState } from 'react';
import styles from './help-video.module.css';

/** A short screencast of the validation, from the server; gone without a trace where it is missing (O04). */
export function HelpVideo() {
  const [there, setThere] = useState(false);
  const [missing, setMissing] = useState(false);
  if (missing) return null;
  return (
    <figure className={styles.figure} hidden={!there}>
      {/* It has no sound, so there is nothing to caption. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        className={styles.video}
        // a moment of it, so that its picture is drawn before it is played
        src="/videos/website-validation#t=0.1"
        controls
        muted
        playsInline
        preload="metadata"
        aria-label="How to validate your website"
        onLoadedMetadata={() => setThere(true)}
        onError={() => setMissing(true)}
      />
      <figcaption>How it goes, in half a minute</figcaption>
    </figure>
  );
}
