/** A set-up form that never saves (T29): what is typed lives in the form alone and goes with the page. */
import { useId, useState } from 'react';
import { object, string } from 'yup';
import { Form } from '../../shared/form/form.tsx';
import { FormPasswordField, FormTextField } from '../../shared/form/form-text-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Toggle } from '../../shared/ui/toggle.tsx';
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
