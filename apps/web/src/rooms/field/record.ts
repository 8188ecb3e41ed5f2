import type { Endpoint } from '@homeward/contract/endpoint'
import { answerActivity, checkIn, checkOut, signVisit } from '@homeward/contract/visits/capture'
import type { Visit } from '@homeward/contract/visits/visits'
import type { ActivityStatus } from '@homeward/domain/visits/vocabulary'
import { send } from '../../plumbing/api/call.ts'
import { upload } from '../../plumbing/api/upload.ts'
import { showFailure } from '../../plumbing/failures/show.ts'
import { presentTime } from '../../plumbing/clock.ts'
import { t } from '../../plumbing/language/translate.ts'
import {
  completeEntry,
  enqueue,
  queueSnapshot,
  watchQueue,
} from '../../plumbing/offline/device-queue.ts'
import { newKey } from '../../plumbing/new-key.ts'
import { keyOf, queryClient } from '../../plumbing/query.ts'
import { locate, patience } from './position.ts'

type Change = {
  endpoint: Endpoint
  input: Record<string, unknown>
  label: string
  signature?: Blob
  /** What is still being found out; the change is safe before that, and goes with it or without. */
  later?: Promise<Record<string, unknown>>
}

/** Resolves when the screens have heard of a kept change. */
const heardOf = (key: string): Promise<void> =>
  new Promise((resolve) => {
    if (queueSnapshot().entries.some((entry) => entry.key === key)) return resolve()
    const stop = watchQueue(() => {
      stop()
      resolve()
    })
  })

/**
 * Keeps a change on the phone; it is sent when it can be. Where the browser gives no storage it is
 * sent at once, and a failure is told. Returns whether the change is safe.
 */
export const keepChange = async (visit: Visit, change: Change): Promise<boolean> => {
  const { endpoint, label, signature, later } = change
  const input = { id: visit.id, ...change.input }
  const file = signature && { blob: signature, name: 'signature.png' }
  const key = newKey()
  try {
    await enqueue(endpoint, input, {
      key,
      label: `${label}, ${visit.client.name}`,
      scope: visit.id,
      ...(file && { files: { signed_id: file } }),
      ...(later && { held: patience + 1000 }),
    })
    void later?.then((found) => completeEntry(key, found)).catch(showFailure)
    await heardOf(key)
    return true
  } catch {
    return sendNow(endpoint, { ...input, ...(await later) }, key, file)
  }
}

const sendNow = async (
  endpoint: Endpoint,
  input: Record<string, unknown>,
  idempotencyKey: string,
  file: { blob: Blob; name: string } | undefined,
): Promise<boolean> => {
  try {
    const signed = file && { signed_id: await upload(file.blob, file.name) }
    await send(endpoint, { ...input, ...signed }, { idempotencyKey })
    await queryClient.invalidateQueries({ queryKey: keyOf(endpoint.room) })
    return true
  } catch (error) {
    showFailure(error)
    return false
  }
}

/** The time of the tap counts; the position is added when it is found. */
const punch = (endpoint: Endpoint, visit: Visit, label: string): Promise<boolean> =>
  keepChange(visit, {
    endpoint,
    label,
    input: { at: new Date(presentTime()).toISOString() },
    later: locate().then((position) => ({ ...position })),
  })

export const recordCheckIn = (visit: Visit): Promise<boolean> =>
  punch(checkIn, visit, t('Check in'))

export const recordCheckOut = (visit: Visit): Promise<boolean> =>
  punch(checkOut, visit, t('Check out'))

type Answer = { activity_id: string; name: string; status: ActivityStatus; note: string | null }

export const recordAnswer = (visit: Visit, { name, ...answer }: Answer): Promise<boolean> =>
  keepChange(visit, { endpoint: answerActivity, label: t(name), input: answer })

export const recordSignature = (
  visit: Visit,
  signature: Blob,
  signed: { signed_by: string; on_behalf?: { relation: string; reason: string } },
): Promise<boolean> =>
  keepChange(visit, {
    endpoint: signVisit,
    label: t('Signature'),
    input: { ...signed, at: new Date(presentTime()).toISOString() },
    signature,
  })
