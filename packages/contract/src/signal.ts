import type { Capability } from '@homeward/domain/identity/capabilities'
import type { z } from 'zod'

/**
 * What a room says to others without an endpoint. Each of these is a closed map, so that a name
 * that nobody declared does not compile.
 */

/** Events of a room: what happened, with the schema of what is told. Rooms above follow them. */
export type Events = Readonly<Record<string, z.ZodObject>>

/** Background work of a room, with the schema of what it is handed, or the event that it follows. */
export type Jobs = Readonly<Record<string, z.ZodObject | string>>

/** Live topics of a room: the records of which open screens hear, with what reading them takes. */
export type Topics = Readonly<Record<string, Capability>>

/** Stored messages of a room for one person each, with what they are; that person's screens hear. */
export type Messages = Readonly<Record<string, string>>

/** What one person says to another at this moment and nobody keeps, with the schema of what is said. */
export type SignalsBetween = Readonly<Record<string, z.ZodObject>>

/** Acts of a room in the audit trail, with the type of the record that each is about; `*` is any. */
export type Actions = Readonly<Record<string, string>>
