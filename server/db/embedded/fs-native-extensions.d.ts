declare module 'fs-native-extensions' {
  /**
   * Requests an exclusive lock on an open, writable file: true where it is granted, false where another descriptor has it.
   * Throws the system's error where the file system knows no locks.
   */
  export function tryLock(descriptor: number): boolean;
}
