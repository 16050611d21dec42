/** The frame of the four sign-in screens: the form on paper, and beside it the shop window it opens. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { hasContact, SupportLink, useSupport } from '../../shared/support.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import { ShopWindow } from './shop-window.tsx';
import styles from './sign-in-frame.module.css';

interface SignInFrameProps {
  title: string;
  about: string;
  /** the way to the neighbouring screen */
  foot: ReactNode;
  children: ReactNode;
}

export function SignInFrame({ title, about, foot, children }: SignInFrameProps) {
  const support = useSupport();
  return (
    <div className={styles.frame}>
      <main className={styles.side}>
        <Link to={paths.login} className={styles.logo} aria-label="Vitrine">
          <Logo sizePx={30} />
        </Link>
        <div className={styles.middle}>
          <div className={styles.form}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.about}>{about}</p>
            {children}
            <p className={styles.foot}>{foot}</p>
          </div>
        </div>
        <p className={styles.help}>
          {support !== null && hasContact(support) && (
            <>
              Stuck? Write to <SupportLink support={support} />
            </>
          )}
        </p>
      </main>
      <ShopWindow />
    </div>
  );
}
