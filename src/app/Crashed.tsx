import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { startTexts } from '../messages/screens/start';
import { StartFailed } from './StartFailed';

const CHUNK_PROBLEM = /dynamically imported module|module script|Failed to fetch/i;

function detailsOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  return isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : String(error);
}

/** A screen that broke, or whose code did not arrive. Unsaved work is in the local draft already. */
export function Crashed() {
  const details = detailsOf(useRouteError());
  const problem = CHUNK_PROBLEM.test(details) ? startTexts.screenFailed : startTexts.crashedText;
  return <StartFailed title={startTexts.crashed} problem={problem} details={details} />;
}
