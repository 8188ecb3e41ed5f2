import { createSpotlight } from '@mantine/spotlight'

export const [paletteStore, palette] = createSpotlight()

/**
 * Makes the first entry the one that Enter takes. The library does so with each letter only, and
 * what the server found comes after the letters.
 */
export const chooseFirst = (): void => {
  const list = document.getElementById(paletteStore.getState().listId)
  list?.querySelector('[data-selected]')?.removeAttribute('data-selected')
  list?.querySelector('[data-action]')?.setAttribute('data-selected', 'true')
  paletteStore.updateState((state) => ({ ...state, selected: 0 }))
}
