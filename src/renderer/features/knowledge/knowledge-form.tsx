import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { FormikHelpers, FormikProps } from 'formik';
import { limits } from '@vitrine/contract/limits';
import { DraftMark } from '../../shared/form/draft-mark.tsx';
import { FormRadioCards, FormTagField, Suggestions } from '../../shared/form/form-fields.tsx';
import { Form, FormTextField } from '../../shared/form/form.tsx';
import type { Suggested } from '../../shared/form/form-fields.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { hostOf, knowledgeRules, mendedSitemap, mendedWebsite, regionTruth, regions } from './knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import styles from './knowledge-form.module.css';

/** What the look at the site found, and that it is under way while the address is typed. */
export interface SiteHelp {
  suggested: Suggested<Knowledge> | null;
  note: ReactNode;
  onTyped: (websiteURL: string) => void;
}

interface KnowledgeFormProps {
  agentId: string;
  saved: Knowledge;
  /** once the agent is created its region stays */
  regionLocked: boolean;
  onSave: (knowledge: Knowledge, form: FormikHelpers<Knowledge>) => Promise<boolean>;
  renderActions: (form: FormikProps<Knowledge>) => ReactNode;
  site?: SiteHelp | undefined;
}

const labels = { websiteURL: 'Website URL', sitemapURL: 'Website Sitemap URL' };

export function KnowledgeForm({ agentId, saved, regionLocked, onSave, renderActions, site }: KnowledgeFormProps) {
  return (
    <Form
      initialValues={saved}
      schema={knowledgeRules}
      draft={`knowledge.${agentId}`}
      className={styles.form}
      onSubmit={onSave}
    >
      {(form) => (
        <>
          <FormRadioCards
            name="region"
            legend="Region"
            cards={regions}
            disabled={regionLocked}
            hint={
              regionLocked
                ? `The region stays as it was chosen. ${regionTruth}`
                : `Where your agent’s data should live. It cannot be changed later. ${regionTruth}`
            }
          />
          <FormTextField
            name="websiteURL"
            label="Website URL"
            inputMode="url"
            maxLength={limits.urlMax}
            autoCapitalize="off"
            spellCheck={false}
            placeholder="yourshop.com"
          />
          <Mend form={form} name="websiteURL" mended={mendedWebsite(form.values.websiteURL)} />
          {site !== undefined && (
            <>
              <Typed websiteURL={form.values.websiteURL} onTyped={site.onTyped} />
              {site.note}
              <Suggestions suggested={site.suggested} labels={labels} />
            </>
          )}
          <FormTextField
            name="sitemapURL"
            label="Website Sitemap URL"
            inputMode="url"
            maxLength={limits.urlMax}
            autoCapitalize="off"
            spellCheck={false}
            placeholder={`https://${hostOf(form.values.websiteURL) || 'yourshop.com'}/sitemap.xml`}
            hint="The list of pages that most shop systems make automatically."
          />
          <Mend form={form} name="sitemapURL" mended={mendedSitemap(form.values.sitemapURL)} />
          <UsualSitemap form={form} suggested={site?.suggested ?? null} />
          <FormTagField
            name="excludeUrls"
            label="Exclude Specific URLs"
            optional
            maxLength={limits.urlMax}
            placeholder="https://yourshop.com/careers/*, then Enter"
            hint="Pages your agent should not read. A * at the end covers all below it."
          />
          <div className={styles.actions}>
            {renderActions(form)}
            <DraftMark />
          </div>
        </>
      )}
    </Form>
  );
}

interface MendProps {
  form: FormikProps<Knowledge>;
  name: 'websiteURL' | 'sitemapURL';
  mended: string | null;
}

/** Offers to correct an address that was pasted in another form than the field accepts. */
function Mend({ form, name, mended }: MendProps) {
  if (mended === null) return null;
  return (
    <Notice action={<Button onClick={() => void form.setFieldValue(name, mended)}>Use this</Button>}>
      This field takes <b>{mended}</b>
    </Notice>
  );
}

/** Explains what a sitemap is when the look at the site found none. */
function UsualSitemap({ form, suggested }: { form: FormikProps<Knowledge>; suggested: Suggested<Knowledge> | null }) {
  const { sitemapURL, websiteURL } = form.values;
  if (suggested === null || suggested.values.sitemapURL !== undefined || sitemapURL !== '') return null;
  const usual = `https://${hostOf(websiteURL)}/sitemap.xml`;
  return (
    <Notice action={<Button onClick={() => void form.setFieldValue('sitemapURL', usual)}>Use this</Button>}>
      We did not find your sitemap so quickly. Most shops have it at <b>{usual}</b>
    </Notice>
  );
}

/** Reports the address while it is typed. */
function Typed({ websiteURL, onTyped }: { websiteURL: string; onTyped: (websiteURL: string) => void }) {
  useEffect(() => {
    if (websiteURL !== '') onTyped(websiteURL);
  }, [websiteURL, onTyped]);
  return null;
}
