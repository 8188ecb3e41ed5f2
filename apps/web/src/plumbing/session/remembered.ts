import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { database } from '../offline/database.ts'
import { onWipe } from './wipe.ts'

const name = 'session'

/** Keeps who is signed in, so that the app opens without a network. The token stays in its cookie. */
export const rememberUser = async (user: SessionUser): Promise<void> => {
  const store = await database().catch(() => undefined)
  await store?.put('kept', { name, value: { ...user, token: '' } })
}

/** Who was signed in when the server last answered; undefined where the device keeps nothing. */
export const rememberedUser = async (): Promise<SessionUser | undefined> => {
  const store = await database().catch(() => undefined)
  return (await store?.get('kept', name))?.value as SessionUser | undefined
}

onWipe(async (reason) => {
  if (reason !== 'signed_out' && reason !== 'left') return
  const store = await database().catch(() => undefined)
  await store?.delete('kept', name)
})
