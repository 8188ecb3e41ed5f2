/** Characters that some system does not allow in a name, or that lead out of a folder. */
const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Names that old versions of Windows treat as devices, with any extension. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * The name under which a file is kept: the last part of a path, without characters that another system
 * would not read as part of a name. An empty name becomes `file`.
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
