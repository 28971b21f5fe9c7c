import { createContext, useContext } from 'react';
import { Outlet } from 'react-router-dom';
import { PageSkeleton } from './PageSkeleton';

/** Whether the guard lets the page in front be seen. */
export const AllowedContext = createContext(false);

/** The page in front as soon as the guard lets it be seen; until then a skeleton. */
export function Gate() {
  return useContext(AllowedContext) ? <Outlet /> : <PageSkeleton />;
}
