/** Milliseconds between two pages of the visits journal, so that reading a large agency leaves room for others. */
export const journalPause = 500
