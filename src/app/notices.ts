import { createContext, useContext } from 'react';
import { NO_NOTICES } from '../ui/base/notices';
import type { Notices } from '../ui/base/useNotices';

export const NoticesContext = createContext<Notices>({
  ...NO_NOTICES,
  notify: () => undefined,
  dismiss: () => undefined,
});

/** The notices on screen and the last ones. */
export const useNoticeLog = () => useContext(NoticesContext).log;
