import { exportTexts } from '../../messages/screens/exporting';
import { defineRefusals, during, otherwise } from '../kit/refusals';
import type { ExportContext, ExportEvent, ExportTag } from './types';

const { refusals: texts } = exportTexts;

const isNotFailed = otherwise(texts.notFailed);

export const { reason } = defineRefusals<ExportContext, ExportEvent, ExportTag>({
  'export.start': { isRunning: during('running', texts.running) },
  'export.cancel': { isNotRunning: otherwise(texts.notRunning) },
  'export.retry': { isNotFailed },
  'export.dismiss': { isNotFailed },
});
