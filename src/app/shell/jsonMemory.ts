import type { MemoryPort } from '../../screens/ports';

/** Local storage of JSON values; a damaged entry reads as null. */
export function jsonMemory(memory: MemoryPort) {
  return {
    read(key: string): unknown {
      const text = memory.read(key);
      try {
        return text === null ? null : (JSON.parse(text) as unknown);
      } catch {
        return null;
      }
    },
    write: (key: string, value: unknown) => memory.write(key, JSON.stringify(value)),
  };
}
