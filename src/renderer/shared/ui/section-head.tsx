import styles from './section-head.module.css';

/** What a part of a flow asks for, and why, above its form. */
export function SectionHead({ title, about }: { title: string; about: string }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      <p className={styles.about}>{about}</p>
    </div>
  );
}
