import { type Api, apiOf } from '../api.ts'
import { demoPassword } from '../sign-in.ts'

type Row = { id: string }

/** Somebody of the demo agency who is made for one test. */
type Person = { id: string; name: string; email: string; username: string }

let made = 0

/** What tells the people and agencies of this run from those of another on the same product. */
export const stamp = (): string => `${Date.now().toString(36)}${made++}`

/** A new employee who has no account yet. */
export async function addPerson(owner: Api, role = 'manager'): Promise<Person> {
  const own = stamp()
  const email = `ines.${own}@example.org`
  const person = { first_name: 'Ines', last_name: `Newcomer ${own}`, role, email }
  const { id } = await owner.send<Row>('POST', 'agents', person)
  return { id, name: `Ines Newcomer ${own}`, email, username: `ines.${own}` }
}

/** A new employee who signs in with the password of the demo. */
export async function addAccount(baseURL: string, role?: string): Promise<Person> {
  const owner = await apiOf(baseURL, 'owner')
  const person = await addPerson(owner, role)
  const wish = { subject: 'join', agent_id: person.id }
  const invite = await owner.send<Row>('POST', 'invites', wish)
  const { code } = await mailTo(baseURL, person.email, 'invites you')
  await owner.send('PUT', `invites/${invite.id}`, {
    confirmation_code: code,
    username: person.username,
    password: demoPassword,
    password_confirmation: demoPassword,
  })
  return person
}

/** The newest mail to an address, as it read the messages under Admin, Outbox: its link without the host, its code. */
export async function mailTo(
  baseURL: string,
  address: string,
  subject: string,
): Promise<{ path: string; code: string }> {
  const admin = await apiOf(baseURL, 'super')
  for (let tries = 0; tries < 50; tries++) {
    const mails = await admin.get<{ subject: string; body: string }[]>(`mails?search=${address}`)
    const mail = mails.find((one) => one.subject.includes(subject))
    if (mail) return readLetter(mail.body)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail "${subject}" came for ${address}.`)
}

/** The link of a letter, without its host, and its code. */
export function readLetter(body: string): { path: string; code: string } {
  const link = new URL(/https?:\/\/\S+/.exec(body)?.[0] ?? 'http://no-link')
  const code = /this code: (\S+)/.exec(body)?.[1] ?? ''
  return { path: link.pathname + link.search + link.hash, code }
}
