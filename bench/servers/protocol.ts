/** Both servers use as many connections, so that only what they do with them differs. */
export const poolSize = 16
