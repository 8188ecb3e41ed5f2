import type { Language } from '@homeward/domain/language/languages'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startLanguage } from '../../../plumbing/language/language.ts'
import { t } from '../../../plumbing/language/translate.ts'
import { prefer } from '../../../plumbing/preferences.ts'
import { endSession, startSession } from '../../../plumbing/session/lifecycle.ts'
import { currentUser } from '../../../plumbing/session/session.ts'
import { aUser } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aRecord, serve } from '../../../testing/serve.ts'
import { SignInScreen } from '../sign-in/sign-in-screen.tsx'

const open = async () => {
  serve({ 'GET /site': () => aRecord({ demo: false, sends_mail: true }) })
  return renderScreen(<SignInScreen />, { path: 'signin' })
}

test('the language is chosen before signing in, and stays after a reload and after signing out', async () => {
  const { user } = await open()
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Español' }))
  await vi.waitFor(() => expect(t('Sign in')).toBe('Iniciar sesión'))
  expect(document.documentElement.lang).toBe('es')
  await endSession('signed_out')
  await startLanguage()
  await open()
  expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Español', pressed: true })).toBeVisible()
})

test.each([
  [['es-MX', 'en'], 'Iniciar sesión'],
  [['fr', 'en-US'], 'Sign in'],
])('without a choice a browser that asks for %j reads "%s"', async (languages, label) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  await startLanguage()
  expect(t('Sign in')).toBe(label)
})

test('what the device keeps as a language and is none counts as no choice', async () => {
  prefer({ language: 'klingon' as Language })
  await startLanguage()
  expect(document.documentElement.lang).toBe('en')
})

test('requests ask for sentences in the language of the screen', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Español' }))
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('es'))
  const asked: (string | null)[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    asked.push(new Headers(init?.headers).get('accept-language'))
    return aFailure(401, 'wrong_credentials')
  })
  await user.type(screen.getByRole('textbox'), 'nurse')
  await user.keyboard('{Tab}secret{Enter}')
  await vi.waitFor(() => expect(asked).toContain('es'))
})

test('values stand in a sentence of either language; what no catalog has is English', async () => {
  const said = () => t('Try again in {time}', { time: '0:30' })
  expect(said()).toBe('Try again in 0:30')
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es'])
  await startLanguage()
  expect(said()).toBe('Intentar de nuevo en 0:30')
  expect(t('An office text for {name}', { name: 'Rosa' })).toBe('An office text for Rosa')
})

test('who signs in goes on in the language of the account, and keeps what they chose for it', async () => {
  const requests = serve({
    'GET /site': () => aRecord({ demo: false, sends_mail: true }),
    'POST /auth': ({ data }) =>
      aRecord(aUser({ token: 'fresh', ...(data as { language?: 'es' }), role: 'pca' })),
  })
  const { user } = await renderScreen(<SignInScreen />, { path: 'signin' })
  await user.click(screen.getByRole('button', { name: 'Español' }))
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('es'))
  const sent = () => requests.findLast(({ path }) => path === '/auth')?.data
  await startSession({ username: 'pca', password: 'secret' })
  expect(sent()).toEqual({ username: 'pca', password: 'secret', language: 'es' })
  expect(currentUser()?.language).toBe('es')
  await endSession('signed_out')

  await startSession({ username: 'other', password: 'secret' })
  expect(sent()).toEqual({ username: 'other', password: 'secret' })
})

test('another person on the device reads their own language', async () => {
  prefer({ language: 'es' })
  await startLanguage()
  serve({ 'POST /auth': () => aRecord(aUser({ token: 'fresh', language: 'en' })) })
  await startSession({ username: 'nurse', password: 'secret' })
  expect(t('Sign in')).toBe('Sign in')
  expect(document.documentElement.lang).toBe('en')
})
