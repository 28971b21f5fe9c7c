import { PROFILE_PATH } from '../../machines/access/paths';
import { commandTitleTexts } from '../../messages/commands/commands';
import { keyTexts } from '../../messages/commands/keys';
import { shellTexts } from '../../messages/screens/shell';
import { Icon } from '../../ui/base/Icon';
import { LazyMenu } from '../../ui/base/LazyMenu';
import { useCommandCenter } from '../../ui/commands/context';
import { useNavigate } from '../../ui/page/navigate';

interface AccountMenuProps {
  /** First and last name, or the username where they are missing. */
  readonly name: string;
  readonly onSignOut: () => void;
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** 'Profilo Utente', 'Tastiera', 'Segnala un problema' and 'Esci'. Source: document 1, section 2.3. */
export function AccountMenu({ name, onSignOut }: AccountMenuProps) {
  const navigate = useNavigate();
  const { run } = useCommandCenter();
  return (
    <LazyMenu
      label={shellTexts.account(name)}
      triggerClass="inline-flex min-h-9 items-center gap-2 rounded-md px-1.5 text-sm hover:bg-hover"
      trigger={
        <>
          <span
            aria-hidden="true"
            data-initials={initials(name)}
            className="inline-flex size-7 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-ink text-xs before:content-[attr(data-initials)]"
          />
          <span className="max-w-40 truncate @max-[38rem]:hidden">{name}</span>
          <Icon name="chevronDown" size={14} />
        </>
      }
      entries={[
        // Through the router, and not as a link: only so unsaved work is confirmed first.
        { id: 'profile', label: shellTexts.profile, icon: 'user', onSelect: () => navigate(PROFILE_PATH) },
        { id: 'keyboard', label: keyTexts.title, icon: 'keyboard', onSelect: () => run('shell.keyboard') },
        { id: 'guide', label: commandTitleTexts.guide, icon: 'page', onSelect: () => run('shell.guide') },
        { id: 'report', label: commandTitleTexts.report, icon: 'alert', onSelect: () => run('shell.report') },
        { id: 'signOut', label: shellTexts.signOut, icon: 'signOut', onSelect: onSignOut },
      ]}
    />
  );
}
