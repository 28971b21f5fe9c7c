import type { StepName } from '../../src/contract/firstSteps';
import { firstStepsServerTexts as texts } from '../../src/messages/server/administration';
import type { Queryable } from '../db/types';
import type { RequestUser } from '../http/caller';
import { HttpError } from '../http/errors';
import { refuseProblems } from '../http/fields';
import { isLocalAddress } from '../mail/mail';
import type { Services } from '../services';
import { reasonOf } from '../start/reason';
import { languagesOf, type Site } from './steps';

/** What PUT first-steps/:step takes. */
export interface SentStep {
  readonly state: 'deferred' | 'open' | 'checked';
  readonly about?: string | null | undefined;
}

const STORE = `
  insert into first_steps (step, state, about) values ($1, $2, $3)
  on conflict (step) do update set state = excluded.state, about = excluded.about`;

const store = (db: Queryable, step: StepName, state: 'deferred' | 'checked', about: string | null) =>
  db.query({ name: 'first-steps-store', text: STORE, values: [step, state, about] });

/** What a caller's word is enough for, and what was checked: only a browser asks for tiles and coordinates. */
function checkedAbout(step: StepName, { about = null }: SentStep, site: Site): string | null {
  if (step === 'roles') return null;
  if (step === 'languages') return languagesOf(site);
  if (step !== 'tiles' && step !== 'geocoder') throw new HttpError(422, texts.checkedByItself);
  refuseProblems({ about: (about ?? '').trim() === '' ? texts.aboutMissing : null });
  return about;
}

/** Puts a step off, takes it up again, or notes that it was checked. Refuses with 422 to note what the server sees by itself. */
export async function setStep(db: Queryable, site: Site, step: StepName, sent: SentStep): Promise<void> {
  if (sent.state === 'open') {
    await db.query({ name: 'first-steps-open', text: 'delete from first_steps where step = $1', values: [step] });
    return;
  }
  await store(db, step, sent.state, sent.state === 'checked' ? checkedAbout(step, sent, site) : null);
}

type MailServices = Pick<Services, 'db' | 'mailer' | 'publicUrl'>;

/**
 * Mails the caller a message, and notes that the mail server took it. Without a mail server the message stays on this
 * machine, which is told and proves nothing. Refuses with 422 where the message can't go, with the mail server's reason.
 * Gives the text for the caller.
 */
export async function sendTest({ db, mailer, publicUrl }: MailServices, user: RequestUser): Promise<string> {
  const { target } = mailer;
  if (target !== null && isLocalAddress(user.email)) throw new HttpError(422, texts.localAddress(user.email));
  const name = user.firstName || user.username;
  try {
    await mailer.send({ to: user.email, subject: texts.mail.subject, text: texts.mail.text(name, publicUrl) });
  } catch (error) {
    throw new HttpError(422, texts.notSent(target, reasonOf(error as Error)));
  }
  if (target === null) return texts.inOutbox;
  await store(db, 'mail', 'checked', target);
  return texts.sent(user.email);
}
