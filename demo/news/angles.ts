import { z } from 'zod';
import { readTable, row, rows, text } from '../table';
import data from './angles.json' with { type: 'json' };
import { KINDS } from './subjects';

/**
 * A way to write about a subject: what the title says, and how the text begins. Placeholders: `daySlots`, `name`, `bare`
 * (without its article), `town`.
 */
const angle = row({ kind: z.enum(KINDS), title: text, lead: text });

/** Every way to write about a subject. */
export const ANGLES = readTable('news/angles', rows(angle), data);
