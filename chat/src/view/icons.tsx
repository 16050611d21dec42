/** Line icons of one weight; all are decoration beside a name, so none is read out. */
import styles from './icons.module.css';

interface IconProps {
  size: number;
}

export function icon(path: string) {
  return function Icon({ size }: IconProps) {
    return (
      <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    );
  };
}

export const CloseIcon = icon('M6 6l12 12M18 6L6 18');
export const SendIcon = icon('M12 19V5M5.5 11.5L12 5l6.5 6.5');
/** A spark in a speech bubble: an assistant that is a machine. */
export const AssistantIcon = icon(
  'M12 4c4.7 0 8.5 3.2 8.5 7.2s-3.8 7.2-8.5 7.2a12 12 0 0 1-2.5-.3L5 20l.8-3.4a7 7 0 0 1-2.3-5.4C3.5 7.2 7.3 4 12 4zM12 7.6l1 2.6 2.6 1-2.6 1-1 2.6-1-2.6-2.6-1 2.6-1z',
);
