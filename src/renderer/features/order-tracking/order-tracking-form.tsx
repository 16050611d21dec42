/** A set-up form that never saves (T29): its input lives in the form alone and is gone with the page. */
import { useId, useState } from 'react';
import { object, string } from 'yup';
import { Clock } from 'lucide-react';
import { Form, FormPasswordField, FormTextField } from '../../shared/form/form.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Toggle } from '../../shared/ui/choices.tsx';
import { CopyBox } from '../../shared/ui/copy-box.tsx';
import styles from './order-tracking-form.module.css';

const rules = object({
  apiKey: string().required('apiKey is required'),
  apiEndpoint: string().required('apiEndpoint is required'),
  orderFormat: string().required('orderFormat is required'),
});

const neverSaved = async () => {};

export function OrderTrackingForm() {
  const [active, setActive] = useState(false);
  const whyId = useId();
  return (
    <Card
      title="Your shop’s order look-up"
      about="Where your agent will ask."
      aside={<Toggle label="Order tracking" on={active} onChange={setActive} />}
    >
      <Form
        initialValues={{ apiKey: '', apiEndpoint: '', orderFormat: '' }}
        schema={rules}
        onSubmit={neverSaved}
        className={styles.form}
      >
        {() => (
          <>
            <FormPasswordField name="apiKey" label="API Key" autoComplete="off" disabled={!active} />
            <FormTextField
              name="apiEndpoint"
              label="Order Tracking API Endpoint"
              autoComplete="off"
              placeholder="https://yourshop.com/api/order-status"
              disabled={!active}
            />
            <FormTextField
              name="orderFormat"
              label="Order Number Format"
              autoComplete="off"
              placeholder="#12345"
              hint="One of your own order numbers, as customers know it."
              disabled={!active}
            />
            <div id={whyId} className={styles.why}>
              <Notice>
                Saving is not available yet. Nothing you type here is kept or sent, and your agent asks no endpoint yet.
              </Notice>
            </div>
            <div className={styles.actions}>
              <Button type="submit" variant="primary" disabled aria-describedby={whyId}>
                Save Changes
              </Button>
            </div>
          </>
        )}
      </Form>
    </Card>
  );
}

/** The look-up contract in examples to copy: what the shop's endpoint is asked, and what it answers (3-24 to 3-26). */
const curl = `curl -G \\
  -H 'x-api-key: YOUR_API_KEY' \\
  -H 'Accept: application/json' \\
  --data-urlencode 'order_id=#12345' \\
  --data-urlencode 'customer_email=ana@mail.com' \\
  'https://yourshop.com/api/order-status'`;

const request = `GET /api/order-status?order_id=%2312345&customer_email=ana%40mail.com
Host: yourshop.com
x-api-key: YOUR_API_KEY
Accept: application/json`;

const found = `HTTP/1.1 200 OK
Content-Type: application/json

{
  "context": "Shipped, arrives on 3 March.",
  "tracking_url": "https://carrier.com/t/1Z999"
}`;

const unknown = `HTTP/1.1 404 Not Found
Content-Type: application/json

{
  "context": "No order has this number and e-mail."
}`;

const refused = 'HTTP/1.1 401 Unauthorized';

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
