/** One message in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** How mail leaves the server. */
export interface Mailer {
  /** The mail server that takes the messages; null where they stay on this machine. */
  readonly target: string | null;
  /** Hands the message over; rejects where that did not work. */
  send(mail: Mail): Promise<void>;
}

/** Host of mail addresses that nobody outside this machine can write to. */
export const LOCAL_HOST = 'localhost';

/** Whether mail to an address never leaves this machine. */
export const isLocalAddress = (email: string): boolean => email.toLowerCase().endsWith(`@${LOCAL_HOST}`);
