import { useSelector } from '@xstate/react';
import { LOGIN_PATH } from '../machines/access/paths';
import { recoveryTexts as texts } from '../messages/screens/accounts';
import { Banner } from '../ui/base/Banner';
import { Button } from '../ui/base/Button';
import { usePageTitle } from '../ui/page/title';
import { PublicLink } from './PublicLink';
import { PublicPage } from './PublicPage';
import { usePorts } from './ports';
import { type SubmissionActor, SubmissionForm, SubmissionTextField, useSubmission } from './SubmissionForm';

function Sent({ actor }: { readonly actor: SubmissionActor }) {
  const text = useSelector(actor, ({ context }) => context.message ?? texts.sent);
  return (
    <div className="space-y-4">
      <Banner tone="success" role="status" title={text} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PublicLink to={LOGIN_PATH} next>
          {texts.toLogin}
        </PublicLink>
        <Button onClick={() => actor.send({ type: 'form.again' })}>{texts.again}</Button>
      </div>
    </div>
  );
}

/** 'Recupero Credenziali'. Source: document 1, section 2.6. */
export function Component() {
  usePageTitle(texts.title);
  const { accounts } = usePorts();
  const actor = useSubmission('recovery', ({ values }, signal) =>
    accounts.sendMail({ email: values.email.trim() }, signal),
  );
  const isSent = useSelector(actor, (snapshot) => snapshot.hasTag('done'));
  return (
    <PublicPage title={texts.title}>
      {isSent ? (
        <Sent actor={actor} />
      ) : (
        <SubmissionForm actor={actor} intro={texts.intro} texts={{ toLogin: texts.toLogin, submit: texts.send }}>
          <SubmissionTextField actor={actor} field="email" label={texts.email} autoFocus />
        </SubmissionForm>
      )}
    </PublicPage>
  );
}
