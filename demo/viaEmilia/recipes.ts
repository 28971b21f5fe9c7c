import { z } from 'zod';
import { named, readTable, rows } from '../table';
import data from './recipes.json' with { type: 'json' };

/** Recipes of each province, by its car code. */
export const RECIPES = readTable('viaEmilia/recipes', named(rows(z.string())), data);
