import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'

type Named = { id: string; name: string }

/** What a reader hears while something is moved: what, and where it is now. */
export const announcementsFor = (items: readonly Named[]): Announcements => {
  const nameOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.name ?? ''
  const placeOf = (id: UniqueIdentifier) =>
    `${items.findIndex((item) => item.id === id) + 1} of ${items.length}`
  const pickedUp = (id: UniqueIdentifier) => `${nameOf(id)} is picked up from ${placeOf(id)}.`
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} is picked up.`,
    // It is over its own place first, once the places are measured: from then on it can be moved.
    onDragOver: ({ active, over }) => {
      if (!over) return undefined
      if (over.id === active.id) return pickedUp(active.id)
      return `${nameOf(active.id)} is now at ${placeOf(over.id)}.`
    },
    onDragEnd: ({ active, over }) =>
      over
        ? `${nameOf(active.id)} is put down at ${placeOf(over.id)}.`
        : `${nameOf(active.id)} is put back.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is put back to where it was.`,
  }
}

/** Told where a handle takes the focus. */
export const instructions = {
  draggable:
    'Press Space to pick this up, the arrows up and down to move it, Space to put it down, Escape to put it back.',
}
