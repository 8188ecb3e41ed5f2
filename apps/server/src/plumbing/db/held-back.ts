import type { CompiledQuery } from 'kysely'
import type { Announcement } from './announcer.ts'
import type { Statement } from './statement.ts'

/** Written in place of a statement: sends one with whatever comes next. */
export const laterText = 'later'

const savepoint = /^(savepoint|rollback to savepoint|rollback to) "?(\w+)"?$/

/** What a transaction was told to do and has not done yet. */
export class HeldBack {
  #announced: Announcement[] = []
  /** How much was announced before each savepoint: no more than that is left by a rollback to it. */
  #announcedBefore = new Map<string, number>()
  #later: Statement[] = []

  announce(announcement: Announcement): void {
    this.#announced.push(announcement)
  }

  /** To be called with each statement, for some of them undo what was announced and held back. */
  note(text: string): void {
    const [, act, name = ''] = savepoint.exec(text) ?? []
    if (act === 'savepoint') this.#announcedBefore.set(name, this.#announced.length)
    else if (act) this.#undo(name)
  }

  /** What is still held back came after the savepoint, which took the rest with it. */
  #undo(name: string): void {
    this.#announced.length = this.#announcedBefore.get(name) ?? 0
    this.#later = []
  }

  later(statement: Statement): void {
    this.#later.push(statement)
  }

  takeAnnounced(): Announcement[] {
    return this.#announced.splice(0)
  }

  takeLater(): Statement[] {
    return this.#later.splice(0)
  }
}

/** The statement that a query sends, now or later. */
export function statementOf(query: CompiledQuery): CompiledQuery {
  if (query.sql !== laterText) return query
  const { text, values } = query.parameters[0] as Statement
  return { ...query, sql: text, parameters: values }
}
