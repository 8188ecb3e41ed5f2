import { hash, verify } from '@node-rs/argon2'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Checks a password in the same time whether or not there is an account to check it against. */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that no one has')
  const fits = await verify(stored ?? (await decoy), password)
  return fits && stored !== null
}

let decoy: Promise<string> | undefined
