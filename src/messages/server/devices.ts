/** How a session's browser and system are called. */
export const deviceTexts = {
  unknown: 'Dispositivo sconosciuto',
  on: (browser: string, system: string) => `${browser} su ${system}`,
  otherBrowser: 'Browser sconosciuto',
} as const;
