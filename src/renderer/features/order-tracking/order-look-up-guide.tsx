import { Card } from '../../shared/ui/card.tsx';
import { CopyBox } from '../../shared/ui/copy-box.tsx';
import styles from './order-look-up-guide.module.css';

const request = `GET https://yourshop.com/api/order-status?order_id=%2312345&customer_email=ana%40mail.com
x-api-key: YOUR_API_KEY
Accept: application/json`;

const found = `200 OK
{
  "context": "Shipped on 3 March, arrives in 2 days.",
  "tracking_url": "https://carrier.com/track/1Z999"
}`;

const unknown = `404 Not Found
{ "context": "We have no order with this number and e-mail." }`;

const refused = '401 Unauthorized';

/** What the shop's own endpoint must offer (3-24 to 3-26), with examples to copy. */
export function OrderLookUpGuide() {
  return (
    <Card title="What your endpoint must offer" about="For whoever keeps your shop’s code.">
      <ol className={styles.steps}>
        <li>
          <h3>We ask with a GET request</h3>
          <p>
            The order’s number and the customer’s e-mail come in the query, both always. Your key comes in the header{' '}
            <code>x-api-key</code>.
          </p>
          <CopyBox what="example request" text={request} />
        </li>
        <li>
          <h3>You answer with the order’s state</h3>
          <p>
            <code>context</code> is a sentence for the customer. <code>tracking_url</code> may be left out or null.
          </p>
          <CopyBox what="example reply" text={found} />
        </li>
        <li>
          <h3>Or say that there is no such order</h3>
          <p>Number and e-mail must belong together: answer the same when only one of them fits.</p>
          <CopyBox what="example of an unknown order" text={unknown} />
        </li>
        <li>
          <h3>Refuse a missing or wrong key</h3>
          <CopyBox what="example of a refused key" text={refused} />
        </li>
      </ol>
      <p className={styles.deadline}>
        Answer within 5 seconds. After that your agent tells the customer that the status is unavailable.
      </p>
    </Card>
  );
}
