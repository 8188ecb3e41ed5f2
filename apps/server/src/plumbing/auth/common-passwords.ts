/** Whether a password, in lower case, is among the 49,000 most common ones. */
export async function commonPasswords(): Promise<(lowered: string) => boolean> {
  list ??= load()
  const common = await list
  return (lowered) => common.has(lowered)
}

let list: Promise<ReadonlySet<string>> | undefined

/** The list is large and rarely needed, so it is read when the first password is set. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()))
}
