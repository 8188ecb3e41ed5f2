import type { Capability } from '@homeward/domain/identity/capabilities'
import type { z } from 'zod'

/**
 * What a room tells others without an endpoint. Each is a closed map, so an undeclared name does not
 * compile.
 */

/** Events of a room: what happened, with the schema of what is told. Rooms above follow them. */
export type Events = Readonly<Record<string, z.ZodObject>>

/** Background work of a room, with the schema of its input, or the event that it follows. */
export type Jobs = Readonly<Record<string, z.ZodObject | string>>

/** Background work that follows acts in the audit trail; it is handed the type and ID of each record. */
export type Followed = Readonly<Record<string, readonly string[]>>

/** Live topics of a room: the records that open screens hear of, with the capability to read them. */
export type Topics = Readonly<Record<string, Capability>>

/** Stored messages of a room, each for one person, whose screens hear of it. */
export type Messages = Readonly<Record<string, string>>

/** Signals from one person to another that no one keeps, with the schema of their content. */
export type SignalsBetween = Readonly<Record<string, z.ZodObject>>

/** Acts of a room in the audit trail, with the type of the record that each is about; `*` is any. */
export type Actions = Readonly<Record<string, string>>
