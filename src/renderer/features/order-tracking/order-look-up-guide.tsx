import { Clock } from 'lucide-react';
import { Card } from '../../shared/ui/card.tsx';
import { CopyBox } from '../../shared/ui/copy-box.tsx';
import { curl, found, refused, request, unknown } from './look-up-examples.ts';
import styles from './order-look-up-guide.module.css';

const parts = [
  { name: 'x-api-key', where: 'header', about: 'your key' },
  { name: 'Accept', where: 'header', about: 'application/json' },
  { name: 'order_id', where: 'query', about: 'required, the number as the customer wrote it' },
  { name: 'customer_email', where: 'query', about: 'required' },
];

/** What the shop's own endpoint must offer, for whoever builds it. */
export function OrderLookUpGuide() {
  return (
    <Card title="What your endpoint must offer" about="A guide for whoever keeps your shop’s code.">
      <ol className={styles.steps}>
        <li className={styles.step}>
          <h3>We ask with a GET request</h3>
          <dl className={styles.parts}>
            {parts.map(({ name, where, about }) => (
              <div key={name} className={styles.part}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>
                  {where}, {about}
                </dd>
              </div>
            ))}
          </dl>
          <CopyBox what="example request" text={request} />
        </li>
        <li className={styles.step}>
          <h3>You answer with the order’s state</h3>
          <p>
            <code>context</code> is the status in words, for the customer. <code>tracking_url</code> may be null or left
            out.
          </p>
          <CopyBox what="example reply" text={found} />
        </li>
        <li className={styles.step}>
          <h3>Or say that there is no such order</h3>
          <p>Number and e-mail must belong together. Answer the same when only one of them matches.</p>
          <CopyBox what="example of an unknown order" text={unknown} />
        </li>
        <li className={styles.step}>
          <h3>Refuse a missing or wrong key</h3>
          <CopyBox what="example of a refused key" text={refused} />
        </li>
        <li className={styles.step}>
          <h3>Try it from your own computer</h3>
          <CopyBox what="curl command" text={curl} />
        </li>
      </ol>
      <p className={styles.deadline}>
        <Clock size={18} aria-hidden="true" />
        <span>
          <strong>Answer within 5 seconds.</strong> After that your agent tells the customer that the status is
          unavailable.
        </span>
      </p>
    </Card>
  );
}
