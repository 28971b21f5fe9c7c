import { HOME_PATH } from '../machines/access/paths';
import { pageTexts } from '../messages/screens/shell';
import { buttonClass } from '../ui/base/Button';
import { useOpenRoute } from './useUser';

/** Leads to a list; where that is closed to who is signed in, to the dashboard. */
export function ToList({ route }: { readonly route: string }) {
  const open = useOpenRoute()(route);
  return (
    <a className={buttonClass()} href={`#${open ?? HOME_PATH}`}>
      {open === null ? pageTexts.toDashboard : pageTexts.toList}
    </a>
  );
}
