import type { AdministrationPort } from '../screens/administrationPort';
import { createAdministrationService } from '../services/administration';
import type { Client } from '../services/client';

/** What the screens of users, roles and desks call. */
export const administrationPort = (client: Client): AdministrationPort => ({
  ...createAdministrationService(client),
});
