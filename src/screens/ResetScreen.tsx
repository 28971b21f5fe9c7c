import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { PASSWORD_MINIMUM } from '../content/text/people';
import { LOGIN_PATH, RECOVERY_PATH } from '../machines/access/paths';
import { resetTexts as texts } from '../messages/screens/accounts';
import { Banner } from '../ui/base/Banner';
import { buttonClass } from '../ui/base/Button';
import { RouteLink } from '../ui/page/RouteLink';
import { usePageTitle } from '../ui/page/title';
import { PublicLink } from './PublicLink';
import { PublicPage } from './PublicPage';
import { usePorts } from './ports';
import { type SubmissionActor, SubmissionForm, SubmissionTextField, useSubmission } from './SubmissionForm';

function Form({ actor }: { readonly actor: SubmissionActor }) {
  const { state } = useLocation();
  const isInitial = (state as { isInitial?: boolean } | null)?.isInitial === true;
  const intro = texts.intro(PASSWORD_MINIMUM);
  return (
    <SubmissionForm
      actor={actor}
      intro={isInitial ? `${texts.whyInitial} ${intro}` : intro}
      texts={{ toLogin: texts.toLogin, submit: texts.reset }}
    >
      <SubmissionTextField actor={actor} field="password" label={texts.password} autoFocus />
      <SubmissionTextField actor={actor} field="password_confirmation" label={texts.confirmation} />
    </SubmissionForm>
  );
}

function Expired({ actor }: { readonly actor: SubmissionActor }) {
  const message = useSelector(actor, ({ context }) => context.failure?.message ?? texts.expired);
  return (
    <div className="space-y-4">
      <Banner tone="warning" role="alert" title={message} className="whitespace-pre-line" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PublicLink to={LOGIN_PATH}>{texts.toLogin}</PublicLink>
        <PublicLink to={RECOVERY_PATH} next>
          {texts.another}
        </PublicLink>
      </div>
    </div>
  );
}

function Done({ actor }: { readonly actor: SubmissionActor }) {
  const message = useSelector(actor, ({ context }) => context.message ?? texts.done);
  // The page that was asked for before the sign-in, if one comes from there.
  const { state } = useLocation();
  const next = useRef<HTMLAnchorElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <div className="space-y-4">
      <Banner tone="success" role="status" title={message} />
      <RouteLink ref={next} to={LOGIN_PATH} state={state} className={buttonClass('primary')}>
        {texts.toLogin}
      </RouteLink>
    </div>
  );
}

function Reset({ code }: { readonly code: string }) {
  const { accounts } = usePorts();
  const actor = useSubmission('passwordReset', ({ values }, signal) =>
    accounts.setPassword({ code, password: values.password, confirmation: values.password_confirmation }, signal),
  );
  const view = useSelector(actor, (snapshot) =>
    snapshot.hasTag('done') ? 'done' : snapshot.hasTag('expired') ? 'expired' : 'form',
  );
  if (view === 'done') return <Done actor={actor} />;
  return view === 'expired' ? <Expired actor={actor} /> : <Form actor={actor} />;
}

/** The page that the mailed link opens. Source: document 1, section 2.7. */
export function Component() {
  usePageTitle(texts.title);
  const { code = '' } = useParams();
  return (
    <PublicPage title={texts.title}>
      <Reset key={code} code={code} />
    </PublicPage>
  );
}
