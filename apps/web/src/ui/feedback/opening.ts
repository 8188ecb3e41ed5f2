/** Until when something is awaited that somebody asked for. */
let awaited = 0

/** Something is about to open over the page; it takes the focus once it stands, within some milliseconds. */
export const beginOpening = (patience: number): void => {
  awaited = Date.now() + patience
}

/** It stands, and has the focus. */
export const endOpening = (): void => {
  awaited = 0
}

/** Whether something lies over the page, or is about to: what arrives under it leaves the focus alone. */
export const somethingOpens = (): boolean =>
  Date.now() < awaited ||
  document.querySelector('[role=dialog][aria-modal=true]') !== null ||
  Boolean(document.activeElement?.closest('[role=dialog]'))
