import { line } from '../fields.ts'

/** How a visit keeps a reason or an action; the list of codes has the words. */
export const reasonKeyed = line(120)
