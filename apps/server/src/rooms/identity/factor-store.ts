import type { Kysely } from 'kysely'
import type { DB } from '../../plumbing/db/schema.generated.ts'

type Db = Kysely<DB>

/** Uses a time step up; false where it, or a later one, was used before. */
export async function spendStep(db: Db, userId: string, step: number): Promise<boolean> {
  const used = await db
    .updateTable('users')
    .set({ totp_last_step: step })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

/** Uses a recovery code up; false where there is none such, or it was used before. */
export async function spendRecoveryCode(
  db: Db,
  userId: string,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

/** Puts these recovery codes in the place of all that a person has. */
export async function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly Buffer[]) {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  if (hashes.length === 0) return
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

/** Keeps a secret that is not switched on yet; false where the second factor is on. */
export async function keepSecret(db: Db, userId: string, sealed: string): Promise<boolean> {
  const kept = await db
    .updateTable('users')
    .set({ totp_sealed: sealed, totp_last_step: null })
    .where('id', '=', userId)
    .where('totp_enabled_at', 'is', null)
    .executeTakeFirst()
  return kept.numUpdatedRows === 1n
}

/** Switches the second factor on with the time step of the first code; false where it is on. */
export async function switchOn(
  db: Db,
  userId: string,
  sealed: string,
  step: number,
  now: Date,
): Promise<boolean> {
  const on = await db
    .updateTable('users')
    .set({ totp_enabled_at: now.toISOString(), totp_last_step: step })
    .where('id', '=', userId)
    .where('totp_sealed', '=', sealed)
    .where('totp_enabled_at', 'is', null)
    .executeTakeFirst()
  return on.numUpdatedRows === 1n
}

/** Switches the second factor off; false where it is off. */
export async function switchOff(db: Db, userId: string): Promise<boolean> {
  const off = await db
    .updateTable('users')
    .set({ totp_sealed: null, totp_enabled_at: null, totp_last_step: null })
    .where('id', '=', userId)
    .where('totp_enabled_at', 'is not', null)
    .executeTakeFirst()
  return off.numUpdatedRows === 1n
}
