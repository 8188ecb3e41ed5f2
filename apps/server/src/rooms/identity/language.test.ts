import * as accounts from '@homeward/contract/identity/accounts'
import * as invites from '@homeward/contract/identity/invites'
import { me, signIn } from '@homeward/contract/identity/sign-in'
import { beforeAll, expect, test } from 'vitest'
import { call, refusal, send } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import {
  type Account,
  anAccount,
  anAgentWithoutAccount,
  enter,
  mailsTo,
  nobody,
  password,
} from './testing/factories.ts'

const app = startTestServer()
let world: World
beforeAll(async () => {
  world = await anAgency(app)
})

const aCaregiver = (): Promise<Account> => anAccount(app, 'pca', world)
const signedInWith = async ({ username }: Account, language: string, chosen?: 'en' | 'es') => {
  const typed = { username, password, ...(chosen && { language: chosen }) }
  return call(app, nobody, signIn, typed, { language })
}

test('the first sign-in keeps the language of the screen, a later one leaves it', async () => {
  const person = await aCaregiver()
  expect(await call(app, person, me, {})).toMatchObject({ language: null })
  expect(await signedInWith(person, 'es-MX')).toMatchObject({ language: 'es' })
  expect(await signedInWith(person, 'en-US')).toMatchObject({ language: 'es' })
})

test('a language that was chosen on the sign-in page is kept', async () => {
  const person = await aCaregiver()
  await enter(app, person)
  expect(await signedInWith(person, 'es', 'es')).toMatchObject({ language: 'es' })
  expect(await call(app, person, me, {})).toMatchObject({ language: 'es' })
})

test('a person changes their language; none that is not ours', async () => {
  const person = await aCaregiver()
  const changed = await call(app, person, accounts.updateMe, { language: 'es' })
  expect(changed).toMatchObject({ language: 'es' })
  const wrong = call(app, person, accounts.updateMe, { language: 'fr' as 'es' }, { language: 'es' })
  const { errors } = await refusal(wrong, 'invalid')
  expect(errors).toEqual({ language: ['Elija una opción de la lista.'] })
})

test('without a language in the request a refusal is in English', async () => {
  const { body } = await send(app, nobody, me, {})
  expect(body).toMatchObject({ non_field_errors: ['Sign in to continue.'] })
  const { body: spanish } = await send(app, nobody, me, {}, { language: 'es' })
  expect(spanish).toMatchObject({ non_field_errors: ['Inicie sesión para continuar.'] })
})

test('mails are in the language of their reader, not in that of who caused them', async () => {
  const person = await aCaregiver()
  await call(app, person, accounts.updateMe, { language: 'es' })
  const wish = { subject: 'reset_password', user_id: person.userId } as const
  await call(app, world.owner, invites.createInvite, wish, { language: 'en' })
  const [mail] = await mailsTo(app, person.email)
  expect(mail).toMatchObject({ subject: 'Elija una contraseña nueva' })
  expect(mail?.body).toMatch(/^Hola, Rosa Martinez:\n\nAlguien pidió/)
})

test('an invited caregiver reads both languages, an invited nurse English', async () => {
  const invite = async (role: 'cna' | 'nurse') => {
    const agent_id = await anAgentWithoutAccount(app, world, role)
    const email = `${agent_id}@example.org`
    await call(app, world.owner, invites.createInvite, { subject: 'join', agent_id, email })
    const [mail] = await mailsTo(app, email)
    return mail?.body ?? ''
  }
  const caregivers = await invite('cna')
  expect(caregivers).toContain('enter this code:')
  expect(caregivers).toContain('escriba este código:')
  expect(await invite('nurse')).not.toContain('código')
})
