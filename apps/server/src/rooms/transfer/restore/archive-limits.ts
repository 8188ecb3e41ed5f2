/** What the directory of an archive says of one entry; sizes are bytes. */
type Sized = {
  readonly fileName: string
  readonly compressedSize: number
  readonly uncompressedSize: number
}

const megabyte = 1024 ** 2

/** What an archive may hold at most: it is brought by agencies, and may be made by hand. */
export const archiveLimits = {
  entries: 1_000_000,
  /** A file that was uploaded, or that we made ourselves, such as an 837P. */
  file: 256 * megabyte,
  /** What is read as a whole: the manifest and the accounts. */
  whole: 256 * megabyte,
  /** Tables as text compress to a tenth or a twentieth; a hundredth cannot be real records. */
  ratio: 100,
  /** Beyond the ratio, for archives of nearly nothing. */
  allowance: 16 * megabyte,
} as const

/** Why an archive of so many bytes is not read, in words; null where it may be. */
export function overLimits(entries: readonly Sized[], archiveSize: number): string | null {
  if (entries.length > archiveLimits.entries) return tooMany
  const names = new Set(entries.map(({ fileName }) => fileName))
  if (names.size < entries.length) return 'The archive has two entries with the same name.'
  const large = entries.find((entry) => entry.uncompressedSize > mostOf(entry.fileName))
  if (large) return `${large.fileName} is too large for an archive.`
  const packed = sum(entries.map(({ compressedSize }) => compressedSize))
  if (packed > archiveSize) return 'The entries of the archive overlap.'
  const unpacked = sum(entries.map(({ uncompressedSize }) => uncompressedSize))
  return unpacked > archiveSize * archiveLimits.ratio + archiveLimits.allowance
    ? `The archive would unpack to ${Math.round(unpacked / archiveSize)} times its size.`
    : null
}

export const tooMany = `The archive has more than ${archiveLimits.entries} entries.`

const mostOf = (path: string): number => {
  if (path.startsWith('files/')) return archiveLimits.file
  return path.startsWith('tables/') ? Infinity : archiveLimits.whole
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)
