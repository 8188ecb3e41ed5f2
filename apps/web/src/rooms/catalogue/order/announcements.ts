import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'

type Named = { id: string; name: string }

/** What a reader hears while something is moved: what, and where it is now. */
export const announcementsFor = (items: readonly Named[]): Announcements => {
  const nameOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.name ?? ''
  const placeOf = (id: UniqueIdentifier) =>
    `${items.findIndex((item) => item.id === id) + 1} of ${items.length}`
  const pickedUp = (id: UniqueIdentifier) => `Picked up ${nameOf(id)} from ${placeOf(id)}.`
  return {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}.`,
    // It is over its own place first, once the places are measured: from then on it can be moved.
    onDragOver: ({ active, over }) => {
      if (!over) return undefined
      if (over.id === active.id) return pickedUp(active.id)
      return `${nameOf(active.id)} moved to ${placeOf(over.id)}.`
    },
    onDragEnd: ({ active, over }) =>
      over
        ? `Dropped ${nameOf(active.id)} at ${placeOf(over.id)}.`
        : `Move canceled. ${nameOf(active.id)} is back in place.`,
    onDragCancel: ({ active }) => `Move canceled. ${nameOf(active.id)} is back in place.`,
  }
}

/** Told where a handle takes the focus. */
export const instructions = {
  draggable:
    'Press Space to pick up the item, the up and down arrows to move it, Space to drop it, Escape to cancel.',
}
