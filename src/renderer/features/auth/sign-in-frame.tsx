/** The frame of the four sign-in screens: the form on paper, and beside it the shop window it opens. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { object, ref, string } from 'yup';
import { limits } from '@vitrine/contract/limits';
import { paths } from '../../shared/paths.ts';
import { SupportLink, hasContact, useSupport } from '../../shared/support.tsx';
import { Logo } from '../../shared/ui/basics.tsx';
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

/** The picture beside the sign-in forms: what a visitor of the shop will see. Drawn with the page's own letters, so it stays sharp. */
function ShopWindow() {
  return (
    <aside className={styles.window} aria-label="What Vitrine does">
      <div className={styles.glass}>
        <p className={styles.claim}>Your shop answers, even when you sleep.</p>
        <p className={styles.shopWindowAbout}>
          Vitrine reads your own pages and replies to every visitor with your words, your products and your prices.
        </p>
        <div className={styles.chat} aria-hidden="true">
          <p className={styles.visitor}>Do you have a warm blanket under 100?</p>
          <p className={styles.agent}>Yes, three of them. The wool one is our customers’ favourite:</p>
          <div className={styles.product}>
            <svg viewBox="0 0 56 56" width="56" height="56">
              <rect width="56" height="56" rx="8" fill="#efe6d6" />
              <path d="M12 18h32v22a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4z" fill="#b4532a" />
              <path d="M12 24h32M12 30h32M12 36h32" stroke="#f3d9b8" strokeWidth="2" />
              <path d="M12 18h32v-2a4 4 0 0 0-4-4H16a4 4 0 0 0-4 4z" fill="#8f3e1d" />
            </svg>
            <span className={styles.words}>
              <span className={styles.name}>Highland wool throw</span>
              <span>
                89.00 EUR <s className={styles.before}>109.00 EUR</s>
              </span>
            </span>
          </div>
          <p className={styles.visitor}>How long does delivery take?</p>
          <p className={styles.agent}>Two to four working days within Europe, free from 60 EUR.</p>
        </div>
      </div>
    </aside>
  );
}

const email = string().trim().required('Email is required').email('Invalid email address');

const password = string()
  .required('Password is required')
  .min(limits.passwordMin, 'Password must be at least 6 characters')
  .max(limits.passwordMax, 'Password must be at most 128 characters');

/** Text, an at sign, text, a dot, at least two letters (5-05). */
const simpleAddress = /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/;

/** Section 5's rules for the sign-in screens, with their texts. */
export const loginRules = object({ email, password });

export const registerRules = object({
  name: string().trim().required('Name is required'),
  email: string().trim().required('Email is required').matches(simpleAddress, 'Invalid email address'),
  password,
});

export const forgotRules = object({ email });

export const resetRules = object({
  password,
  confirmPassword: string()
    .required('Confirm password is required')
    .oneOf([ref('password'), ''], 'Passwords must match'),
});
