/** Host of mail addresses that nobody outside this machine can write to. */
export const LOCAL_HOST = 'localhost';

/** Whether mail to an address never leaves this machine. */
export const isLocalAddress = (email: string): boolean => email.toLowerCase().endsWith(`@${LOCAL_HOST}`);
