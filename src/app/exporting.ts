import { fromCallback } from 'xstate';
import type { ExportActors, ExportEvent } from '../machines/export/machine';
import { startTexts } from '../messages/screens/start';
import type { Ports } from '../screens/ports';
import { failure } from '../services/failure';
import { saveFile } from '../ui/base/saveFile';
import type { Services } from './services';

/** What the export of a list calls; its service is fetched when the first export starts. */
export const exportRows =
  ({ session, site }: Services): Ports['exportRows'] =>
  (listing) =>
    fromCallback<ExportEvent, ExportActors['download']>(({ input, sendBack }) => {
      let stop: (() => void) | null = null;
      let over = false;
      import('../services/exporting').then(
        ({ exportRowsTo }) => {
          if (over) return;
          const options = {
            apiBase: site.apiBase,
            token: () => session.getSnapshot().context.token ?? null,
            onSessionLost: (reason: 'unauthenticated' | 'forbidden', token: string) =>
              session.send({ type: 'session.lost', reason, token }),
            save: saveFile,
          };
          stop = exportRowsTo(options, listing, input, sendBack);
        },
        () =>
          sendBack({
            type: 'export.answered',
            result: { ok: false, failure: failure('network', 0, startTexts.callsFailed) },
          }),
      );
      return () => {
        over = true;
        stop?.();
      };
    });
