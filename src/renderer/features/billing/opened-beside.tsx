import { PaymentNote } from './payment-note.tsx';

/** The way to a tab that the browser may have held back: it opened long after the click. */
export function OpenedBeside({ address }: { address: string }) {
  return (
    <PaymentNote>
      It opened in a new tab. If you do not see it,{' '}
      <a href={address} target="_blank" rel="noopener noreferrer">
        open it here
      </a>
      .
    </PaymentNote>
  );
}
