/** Whether a password, in lower case, is among the some 49,000 that are tried first. */
export async function commonPasswords(): Promise<(lowered: string) => boolean> {
  list ??= load()
  const common = await list
  return (lowered) => common.has(lowered)
}

let list: Promise<ReadonlySet<string>> | undefined

/** The list is large and seldom needed, so it is read when the first password is chosen. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()))
}
