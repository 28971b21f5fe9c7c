import { ui } from '../../messages/ui';
import { TONE_ICONS, type Tone } from './Banner';
import { cx } from './cx';
import { Icon } from './Icon';
import type { Notice } from './notices';

const COLOURS: Record<Tone, string> = {
  info: 'text-accent-ink',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
};

const clock = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** The last notices, newest first, to be read again. */
export function NoticeLog({ notices }: { readonly notices: readonly Notice[] }) {
  if (notices.length === 0) return <p className="text-muted">{ui.notices.none}</p>;
  return (
    <ul aria-label={ui.notices.log} className="divide-y divide-line">
      {notices.map((notice) => (
        <li key={notice.id} className="flex gap-2 py-2">
          <Icon name={TONE_ICONS[notice.tone]} className={cx('mt-px shrink-0', COLOURS[notice.tone])} />
          <p className="min-w-0 flex-1 whitespace-pre-line">
            <span className="sr-only">{ui.notices.tone[notice.tone]}: </span>
            {notice.text}
          </p>
          <time className="text-sm text-muted" dateTime={new Date(notice.at).toISOString()}>
            {clock.format(notice.at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
