import type { Mailer } from './mailer';

/**
 * Milliseconds for each step of handing a message over; short enough for a server that is being stopped. Some greet late on
 * purpose, to tire those who send in bulk.
 */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 12_000, socketTimeout: 10_000 } as const;

/** Mail over SMTP. Takes the mail server's URL (`smtp://user:password@host:587`, `smtps://…`) and the sender. */
export function createSmtp(url: string, from: string): Mailer {
  return {
    target: new URL(url).host,
    async send({ to, subject, text }) {
      // Loaded with the first message: most starts never send one.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url, ...TIMEOUTS });
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, disableFileAccess: true });
      } finally {
        transport.close();
      }
    },
  };
}
