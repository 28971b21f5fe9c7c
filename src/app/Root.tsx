import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { failures } from '../messages/failures';
import { sessionTexts } from '../messages/session';
import { PortsContext } from '../screens/ports';
import { NoticeRegion } from '../ui/base/NoticeRegion';
import { TooltipLayer } from '../ui/base/TooltipLayer';
import { useNotices } from '../ui/base/useNotices';
import { PageTitleProvider } from '../ui/page/title';
import { Guard } from './Guard';
import { NoticesContext } from './notices';
import { createPorts, type Services } from './ports';
import type { StorageProblems } from './storageProblems';
import type { ThemeStore } from './theme';
import { ThemeContext } from './themeContext';

const SignInOver = lazy(() => import('../screens/SignInOver'));

interface RootProps {
  readonly services: Services;
  readonly theme: ThemeStore;
  readonly storageProblems: StorageProblems;
}

/** What every page shares: ports, notices, guard, and the sign-in over unsaved work. */
export function Root({ services, theme, storageProblems }: RootProps) {
  const notices = useNotices();
  const { notify } = notices;
  const ports = useMemo(() => createPorts(services, notify), [services, notify]);
  const over = useSelector(services.session, (snapshot) => snapshot.hasTag('signInOver'));
  useEffect(() => storageProblems.listen((what) => notify('warning', failures[what])), [storageProblems, notify]);
  useEffect(() => {
    const { session, lookups } = services;
    const subscriptions = [
      session.on('session.resumed', () => notify('success', sessionTexts.over.resumed)),
      session.on('session.ended', () => lookups.forget()),
      session.on('user.changed', ({ from, to }) => {
        lookups.forget();
        notify('warning', sessionTexts.over.otherUser(from.username, to.username));
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [services, notify]);
  return (
    <PortsContext value={ports}>
      <ThemeContext value={theme}>
        <NoticesContext value={notices}>
          <PageTitleProvider>
            <Guard />
            <Suspense fallback={null}>{over && <SignInOver />}</Suspense>
            <NoticeRegion notices={notices.shown} onDismiss={notices.dismiss} />
            <TooltipLayer />
          </PageTitleProvider>
        </NoticesContext>
      </ThemeContext>
    </PortsContext>
  );
}
