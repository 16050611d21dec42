/** What is said when a profile could not be saved: plainly in onboarding (8-13), with the server's reason in settings (8-14, 8-15). */
import { ApiFailure, isNetworkFailure } from '../../shared/api/failure.ts';

export class SaveRefused extends Error {
  override readonly name = 'SaveRefused';
}

const plain = 'An error occurred. Please try again.';

export const plainFailureText = () => plain;

export function settingsFailureText(error: unknown): string {
  if (isNetworkFailure(error)) return 'Network error. Please check your connection.';
  const message = error instanceof ApiFailure ? error.refusal?.message : error instanceof SaveRefused && error.message;
  return message || plain;
}
