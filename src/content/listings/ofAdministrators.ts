/** What the lists of ours for administrators alone declare alike: no right of the table of roles, no figure of the dashboard. */
export const OF_ADMINISTRATORS = {
  letter: null,
  barred: [],
  permissions: {},
  dashboardNames: {},
  administratorOnly: true,
} as const;

/** The list of such a listing: nothing is searched or deleted in it, and a row leads to what it is about. Takes what that is called. */
export const leadingRows = (show: string) =>
  ({
    search: null,
    removal: 'none',
    actions: [{ name: 'show', title: show, on: 'row', by: 'screen', opens: 'record', inBar: false }],
  }) as const;
