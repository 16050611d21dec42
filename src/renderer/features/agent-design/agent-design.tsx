/** Loads the design, saves it with create-then-update, and leaves the buttons to whoever shows it: onboarding or settings. */
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FormikProps } from 'formik';
import { isUnauthorised } from '../../shared/api/failure.ts';
import { queryKey, useApiQuery } from '../../shared/api/use-api-query.ts';
import type { Suggested } from '../../shared/form/suggestions.tsx';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { LoadingOrFailed } from '../../shared/ui/loading-or-failed.tsx';
import { createBody, designOf, updateBody } from './api.ts';
import { DesignForm } from './design-form.tsx';
import { newDesign } from './design.ts';
import type { Design } from './design.ts';

interface AgentDesignProps {
  agentId: string;
  /** a style was saved before */
  exists: boolean;
  /** saved, or nothing had changed */
  onDone: (saved: 'created' | 'updated' | 'unchanged') => void;
  renderActions: (form: FormikProps<Design>) => ReactNode;
  /** what the shop's own page says, where nothing was saved yet */
  suggested?: Suggested<Design> | null;
}

export function AgentDesign({ agentId, exists, onDone, renderActions, suggested = null }: AgentDesignProps) {
  const api = useApi();
  const cache = useQueryClient();
  const input = { params: { id: agentId } };
  const style = useApiQuery('getStyle', input, { enabled: exists });
  if (exists && style.data === undefined) return <LoadingOrFailed query={style} what="the design" />;
  const saved = style.data === undefined ? newDesign : designOf(style.data.agentStyle);

  const save = async (design: Design): Promise<boolean> => {
    try {
      const change = exists ? updateBody(agentId, saved, design) : null;
      if (exists && change === null) {
        onDone('unchanged');
        return true;
      }
      const reply =
        change === null
          ? await api.call('createStyle', { body: createBody(agentId, design) })
          : await api.call('updateStyle', { body: change });
      if (!reply.success) throw new Error(reply.code);
      cache.setQueryData(queryKey('getStyle', input), { success: true, agentStyle: reply.data });
      onDone(change === null ? 'created' : 'updated');
      return true;
    } catch (error) {
      // The log-in page says what happened then.
      if (!isUnauthorised(error)) notify.error('An error occurred. Please try again.');
      return false;
    }
  };

  return (
    <DesignForm
      agentId={agentId}
      saved={saved}
      onSave={save}
      renderActions={renderActions}
      suggested={exists ? null : suggested}
    />
  );
}
