import { createReadStream } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { sweepParts, writeBeside } from './beside.ts'
import type { Storage } from './storage.ts'

export type S3Settings = {
  bucket: string
  region: string
  /** The address of a store that is not Amazon's; null for Amazon's own. */
  endpoint: string | null
  accessKeyId: string
  secretAccessKey: string
}

/** Files in a bucket of any store that speaks S3. New files are in the folder `aside` until they are kept. */
export function s3Storage(settings: S3Settings, aside: string): Storage {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = settings
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's seldom have a name per bucket, nor its newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const bodyOf = async (Key: string) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
    if (!Body) throw new Error(`The store answered no content for ${Key}.`)
    return Body
  }
  const get = async (Key: string): Promise<Buffer> =>
    Buffer.from(await (await bodyOf(Key)).transformToByteArray())
  return {
    async put(Key, bytes) {
      await client.send(
        new PutObjectCommand({ Bucket, Key, Body: bytes, ContentLength: bytes.length }),
      )
    },
    async receive(Key, pieces) {
      const part = await writeBeside(join(aside, Key), pieces)
      const drop = () => rm(part, { force: true })
      return {
        bytes: () => readFile(part),
        async keep() {
          const { size: ContentLength } = await stat(part)
          const Body = createReadStream(part)
          await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength }))
          await drop()
        },
        drop,
      }
    },
    get,
    find: (name) => get(name).catch(orNone),
    read: (name) => bodyOf(name).then(asStream, orNone),
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    sweep: (before) => sweepParts(aside, before),
    async agenciesIn(folder) {
      const names: string[] = []
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket, Prefix: `${folder}/` },
      )) {
        names.push(...Contents.flatMap(({ Key }) => Key?.slice(folder.length + 1) ?? []))
      }
      return names
    },
  }
}

/** In Node the library answers a stream of Node's. */
function asStream(body: unknown): Readable {
  if (body instanceof Readable) return body
  throw new Error('The store answered something other than a stream.')
}

const orNone = (error: unknown): null => {
  if (error instanceof NoSuchKey) return null
  throw error
}
