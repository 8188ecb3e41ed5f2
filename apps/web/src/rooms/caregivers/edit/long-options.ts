/**
 * For a field of many options: the list box itself scrolls, which belongs to the keys of its field,
 * not an area inside of it that no key reaches.
 */
export const longOptions = {
  withScrollArea: false,
  styles: { options: { maxHeight: '16rem', overflowY: 'auto' } },
} as const
