import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { report } from '../shared/report.ts';

/** Most often a page's file that could not be fetched: a newer version has replaced it, or the connection was lost. */
export function useReportedRouteError(): unknown {
  const error = useRouteError();
  useEffect(() => report('A page could not be shown', error), [error]);
  return error;
}
