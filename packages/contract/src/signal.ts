import type { Capability } from '@homeward/domain/identity/capabilities'
import type { z } from 'zod'

/**
 * What a room says to others without an endpoint. Each of the four is a closed map, so that a name
 * that nobody declared does not compile.
 */

/** Events of a room: what happened, with the schema of what is told. Rooms above follow them. */
export type Events = Readonly<Record<string, z.ZodObject>>

/** Background work of a room, with the schema of what it is handed, or the event that it follows. */
export type Jobs = Readonly<Record<string, z.ZodObject | string>>

/**
 * Live topics of a room: what open screens hear of, with the capability that reading it takes;
 * `person` where the id names the one person whose screens hear it.
 */
export type Topics = Readonly<Record<string, Capability | 'person'>>

/** Acts of a room in the audit trail, with the type of the record that each is about; `*` is any. */
export type Actions = Readonly<Record<string, string>>
