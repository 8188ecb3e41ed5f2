/** One row of an answer: the keys that we sent, and what Sandata found wrong. */
export type Row = {
  keys: Readonly<Record<string, string>>
  code: string | null
  message: string | null
}

/** What Sandata answers to a POST and to a question for its status, alike. */
export type Envelope = {
  id: string | null
  failed: boolean
  /** Summary and detail in one text. */
  said: string
  /** Null if it does not say. */
  failedCount: number | null
  rows: Row[]
}

/** Reads an answer; null if the text is none. Unknown members are skipped. */
export function readEnvelope(text: string): Envelope | null {
  const read = parsed(text)
  const { status } = read ?? {}
  if (read === null || typeof status !== 'string') return null
  const said = [read.messageSummary, read.messageDetail].filter(isText)
  return {
    id: isText(read.id) ? read.id : null,
    failed: status.toUpperCase() !== 'SUCCESS',
    said: [...new Set(said)].join(' '),
    failedCount: typeof read.failedCount === 'number' ? read.failedCount : null,
    rows: Array.isArray(read.data) ? read.data.filter(isObject).map(row) : [],
  }
}

const row = (data: Record<string, unknown>): Row => ({
  keys: Object.fromEntries(Object.entries(data).filter(isKept)),
  code: written(data.ErrorCode),
  message: written(data.ErrorMessage),
})

const isKept = (entry: [string, unknown]): entry is [string, string] =>
  isText(entry[1]) && !entry[0].startsWith('Error')

/** Sandata writes codes as numbers and as texts. */
const written = (value: unknown): string | null =>
  isText(value) ? value : typeof value === 'number' ? String(value) : null

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parsed = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}
