import type { Input, Target } from '../api/request.ts'

/** A change that waits on the device until the server has answered it. */
export type Entry = {
  /** Order of making, given by the database. */
  seq: number
  /** Idempotency key, made at the click. */
  key: string
  /** Whose change it is; it is sent in that person's session only. */
  owner: string
  target: Target
  input: Input
  /** For people: "Check in, Rosa Alvarez". */
  label: string
  /** Changes of one scope are sent in order, each after the one before it succeeded. */
  scope: string
  /** Input field -> id of a file that is uploaded first. */
  files: Record<string, string>
  /** Input field -> signed id of a file that the server already has. */
  uploaded: Record<string, string>
  /** Rooms whose screens are asked anew once it is sent. */
  touches: string[]
  /** When it was made (ISO instant). */
  at: string
  state: 'waiting' | 'sending' | 'failed'
  attempts: number
  /** Not before this time (milliseconds since 1970). */
  notBefore: number
  /** Until this time (milliseconds since 1970) it waits for what is still being found out. */
  heldUntil?: number
  error?: EntryError
  /** Where it was typed, if it was typed in a form. */
  form?: FormDraft
}

/** A form as it was when its change was kept: where it stands and what was typed in it. */
export type FormDraft = {
  /** Path and query of the page. */
  page: string
  draftKey: string
  values: Record<string, unknown>
  over: { values: Record<string, unknown>; version: number | undefined }
}

/** Why the server refused it. */
export type EntryError = {
  status: number
  code: string
  /** In words, with the field's name in front where one is concerned. */
  messages: string[]
  /** With a conflict: the record as the server has it now. */
  current?: unknown
}
