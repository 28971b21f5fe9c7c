import type { Demo } from '../server/start/demo';
import { demoFeature } from './feature';
import { withDemoFiles } from './media/store';

/** The demo. What writes and draws is loaded when it is needed only: it brings an image library along. */
export const demo: Demo = {
  fill: async (db, site) => (await import('./seed')).seedDemo(db, site),
  withFiles: withDemoFiles,
  feature: demoFeature,
};
