/** Programs that are started beside the server, by the names that they are started by: their sources. */
export const PROGRAMS = {
  import: 'server/import/program.ts',
  ready: 'server/service/askReady.ts',
};
