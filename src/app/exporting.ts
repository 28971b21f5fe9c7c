import { fromCallback } from 'xstate';
import type { ExportActors, ExportEvent } from '../machines/export/machine';
import type { Ports } from '../screens/ports';
import { lazyPart } from '../ui/base/lazyPart';
import { saveFile } from '../ui/base/saveFile';
import { codeMissing } from './lateCalls';
import type { Services } from './services';

const exporting = lazyPart(() => import('../services/exporting'));

/** What the export of a list calls; its service is fetched when the first export starts. */
export const exportRows =
  ({ session, site }: Services): Ports['exportRows'] =>
  (listing) =>
    fromCallback<ExportEvent, ExportActors['download']>(({ input, sendBack }) => {
      let stop: (() => void) | null = null;
      let over = false;
      void exporting.ahead().then((code) => {
        if (over) return;
        if (code === null) return sendBack({ type: 'export.answered', result: codeMissing() });
        const options = {
          apiBase: site.apiBase,
          token: () => session.getSnapshot().context.token ?? null,
          onSessionLost: (reason: 'unauthenticated' | 'forbidden', token: string) =>
            session.send({ type: 'session.lost', reason, token }),
          save: saveFile,
        };
        stop = code.exportRowsTo(options, listing, input, sendBack);
      });
      return () => {
        over = true;
        stop?.();
      };
    });
