import type { ReactNode } from 'react';
import type { FormikHelpers, FormikProps } from 'formik';
import { limits } from '@vitrine/contract/limits';
import { Form } from '../../shared/form/form.tsx';
import { FormRadioCards } from '../../shared/form/form-radio-cards.tsx';
import { FormTagField } from '../../shared/form/form-tag-field.tsx';
import { FormTextField } from '../../shared/form/form-text-field.tsx';
import { hostOf, knowledgeRules } from './knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import styles from './knowledge-form.module.css';
import { regionTruth, regions } from './regions.ts';

interface KnowledgeFormProps {
  agentId: string;
  saved: Knowledge;
  /** once the agent is created its region stays */
  regionLocked: boolean;
  onSave: (knowledge: Knowledge, form: FormikHelpers<Knowledge>) => Promise<boolean>;
  renderActions: (form: FormikProps<Knowledge>) => ReactNode;
}

export function KnowledgeForm({ agentId, saved, regionLocked, onSave, renderActions }: KnowledgeFormProps) {
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
          <FormTextField
            name="sitemapURL"
            label="Website Sitemap URL"
            inputMode="url"
            maxLength={limits.urlMax}
            autoCapitalize="off"
            spellCheck={false}
            placeholder={`https://${hostOf(form.values.websiteURL) || 'yourshop.com'}/sitemap.xml`}
            hint="The list of pages that most shop systems make by themselves."
          />
          <FormTagField
            name="excludeUrls"
            label="Exclude Specific URLs"
            optional
            maxLength={limits.urlMax}
            placeholder="https://yourshop.com/careers/*, then Enter"
            hint="Pages your agent should not read. A * at the end takes all below."
          />
          <div className={styles.actions}>{renderActions(form)}</div>
        </>
      )}
    </Form>
  );
}
