import { createContext } from 'react';

/** What the next field within is marked with beside its label; null for none. Fields inside of that one are not. */
export const FieldMarkContext = createContext<string | null>(null);
