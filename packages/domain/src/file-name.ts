/** What stands in no name on one system or the other, or leads out of a folder. */
const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Names that old Windows takes for devices, whatever comes after the dot. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * The name of a file as it is kept: of a path its last part, without what a system of somebody else would
 * take for more than a name. What is left of nothing is called `file`.
 */
export const cleanFileName = (typed: string): string => {
  const last =
    typed
      .normalize('NFC')
      .split(/[\\/]/)
      .findLast((part) => part.trim() !== '') ?? ''
  const name = last
    .replaceAll(forbidden, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '')
  if (name === '') return 'file'
  return devices.test(name) ? `_${name}` : name
}
