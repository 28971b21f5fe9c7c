import { useEffect, useRef } from 'react';
import { texts } from '../texts';

interface HelpProps {
  readonly open: boolean;
  readonly keysOn: boolean;
  readonly onKeysOn: (on: boolean) => void;
  readonly onClose: () => void;
}

/** The keys of the page, and the switch for those who type by voice. */
export function Help({ open, keysOn, onKeysOn, onClose }: HelpProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} aria-labelledby="help-title" onClose={onClose}>
      <h2 id="help-title">{texts.keys.title}</h2>
      <table>
        <tbody>
          {texts.keys.rows.map(([key, does]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <label className="switch">
        <input type="checkbox" checked={keysOn} onChange={(event) => onKeysOn(event.target.checked)} />
        {texts.keys.off}
      </label>
      <button type="button" onClick={onClose}>
        {texts.keys.close}
      </button>
    </dialog>
  );
}
