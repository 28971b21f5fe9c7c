import type { FastifyRequest } from 'fastify';
import type { ContentLanguages } from '../src/contract/languages';
import type { Background } from './background';
import type { Db } from './db/types';
import type { RequestUser } from './http/caller';
import type { TakeDownload } from './http/downloads';
import type { Routes } from './http/route';
import type { Inspector } from './inspect/inspector';
import type { Mailer } from './mail/mail';
import type { Cleaner } from './richText/cleaner';
import type { FileStore } from './storage/fileStore';
import type { Room } from './storage/room';

/** Now; tests give their own. */
export type Clock = () => Date;

/** What every route may use. */
export interface Services {
  readonly db: Db;
  readonly clock: Clock;
  /** Folder of everything the server stores beside the database; exists and can be written. */
  readonly dataDir: string;
  /** The disk of the data folder. */
  readonly room: Room;
  /** Where uploaded files are. */
  readonly store: FileStore;
  readonly inspector: Inspector;
  readonly cleaner: Cleaner;
  readonly takeDownload: TakeDownload;
  /** Who makes a call; null without a live session. */
  readonly signedIn: (request: FastifyRequest) => Promise<RequestUser | null>;
  readonly mailer: Mailer;
  readonly background: Background;
  /** Where people open the client, with a slash at its end; null where it is not configured. */
  readonly publicUrl: string | null;
  /** What whoever looks after the server should mend, in Italian. */
  readonly warnings: () => readonly string[];
  /** Languages that contents are written in. */
  readonly languages: ContentLanguages;
  /** Days after its sign-in at which a session ends at the latest. */
  readonly sessionDays: number;
  /** Days that the log keeps a row before it is moved out to a file; null for ever. */
  readonly registerDays: number | null;
}

/** One call of somebody who is signed in. */
export interface SignedInCall {
  readonly services: Services;
  readonly user: RequestUser;
}

/** Where a feature registers its routes. */
export type Api = Routes<Services>;

/** A part of the API: registers its endpoints when the server is built. */
export type Feature = (api: Api) => void;
