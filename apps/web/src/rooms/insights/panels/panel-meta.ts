/** A part that fails or gets no answer says so in its place; the screen goes on without it. */
export const panelMeta = { quiet: true, mayTimeOut: true } as const
