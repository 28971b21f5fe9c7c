import { useSelector } from '@xstate/react';
import { type ComponentProps, type ReactNode, useEffect, useMemo } from 'react';
import { failureTexts } from '../messages/screens/failures';
import { sessionTexts } from '../messages/screens/session';
import { startTexts } from '../messages/screens/start';
import { PortsContext } from '../screens/ports';
import { useEmitted } from '../ui/base/actors';
import { arrivedPart, lazyPart, useLazyPart } from '../ui/base/lazyPart';
import { NoticeRegion } from '../ui/base/NoticeRegion';
import { TooltipLayer } from '../ui/base/TooltipLayer';
import { useNotices } from '../ui/base/useNotices';
import { PageTitleProvider } from '../ui/page/title';
import { Guard } from './Guard';
import { NoticesContext } from './notices';
import { createPorts } from './ports';
import type { Services } from './services';
import type { StorageProblems } from './storageProblems';
import type { ThemeStore } from './theme';
import { ThemeContext } from './themeContext';

type Notify = Parameters<typeof createPorts>[1];

const signInOver = lazyPart(() => import('../screens/SignInOver'));

/** The sign-in over unsaved work: fetched ahead, for it is needed when things go wrong. */
function SignInOver({ services, notify }: Pick<RootProps, 'services'> & { readonly notify: Notify }) {
  const over = useSelector(services.session, (snapshot) => snapshot.hasTag('signInOver'));
  const tell = () => over && notify('danger', startTexts.screenFailed);
  const Dialog = arrivedPart(useLazyPart(signInOver, over, tell));
  return over && Dialog !== null ? <Dialog /> : null;
}

interface RootProps extends Pick<ComponentProps<typeof Guard>, 'access'> {
  readonly services: Services;
  readonly theme: ThemeStore;
  readonly storageProblems: StorageProblems;
  readonly children: ReactNode;
}

/** What every page shares: ports, notices, guard, and the sign-in over unsaved work. */
export function Root({ services, theme, storageProblems, access, children }: RootProps) {
  const notices = useNotices();
  const { notify } = notices;
  const ports = useMemo(() => createPorts(services, notify), [services, notify]);
  useEffect(() => storageProblems.listen((what) => notify('warning', failureTexts[what])), [storageProblems, notify]);
  const forget = () => {
    services.lookups.forget();
    services.seenRows.forget();
  };
  useEmitted(services.session, {
    'session.resumed': () => notify('success', sessionTexts.over.resumed),
    'session.ended': forget,
    'user.changed': ({ from, to }) => {
      forget();
      notify('warning', sessionTexts.over.otherUser(from.username, to.username));
    },
  });
  return (
    <PortsContext value={ports}>
      <ThemeContext value={theme}>
        <NoticesContext value={notices}>
          <PageTitleProvider>
            <Guard access={access}>{children}</Guard>
            <SignInOver services={services} notify={notify} />
            <NoticeRegion notices={notices.shown} onDismiss={notices.dismiss} />
            <TooltipLayer />
          </PageTitleProvider>
        </NoticesContext>
      </ThemeContext>
    </PortsContext>
  );
}
