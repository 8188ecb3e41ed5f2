import type { Keys } from '../crypto/protected.ts'
import { asideFolder, filesFolder } from '../data-folder.ts'
import { localDisk } from './local-disk.ts'
import { s3Storage, type S3Settings } from './s3.ts'
import { sealedStorage } from './sealed.ts'
import type { Storage } from './storage.ts'

type Place = { dataDir: string; s3: S3Settings | null }

/** The storage of sealed files: a bucket if set, otherwise the data folder. */
export const underTheSeal = ({ dataDir, s3 }: Place): Storage =>
  s3 ? s3Storage(s3, asideFolder(dataDir)) : localDisk(filesFolder(dataDir))

/** The storage of this process, which seals its files. */
export const openStorage = (keys: Keys, place: Place): Storage =>
  sealedStorage(underTheSeal(place), keys)

const gigabyte = 1024 ** 3
const usualRoom = 100

/** Bytes that the files of one agency may take: HOMEWARD_AGENCY_FILES_GB; 0 means no limit. */
export function readFileRoom(env: NodeJS.ProcessEnv): number {
  const room = Number(env.HOMEWARD_AGENCY_FILES_GB || usualRoom)
  if (!(room >= 0)) {
    throw new Error('HOMEWARD_AGENCY_FILES_GB must be a number of gigabytes, or 0 for no end')
  }
  return room === 0 ? Infinity : room * gigabyte
}

/**
 * Reads the settings of a bucket from the environment; null where S3_BUCKET is not set. Throws a sentence
 * if a part is missing.
 */
export function readS3Settings(env: NodeJS.ProcessEnv): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!bucket) return null
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new Error('S3_BUCKET is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed too')
  return {
    bucket,
    region: env.S3_REGION || 'us-east-1',
    endpoint: env.S3_ENDPOINT || null,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}
