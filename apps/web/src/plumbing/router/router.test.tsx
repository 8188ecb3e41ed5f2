import { createMemoryHistory } from '@tanstack/history'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RouterProvider, useAddress, useParams } from './react.tsx'
import { createRouter, type Found } from './router.ts'
import { useBlocker } from './use-blocker.ts'

const Here = () => <p>{useAddress(({ href }) => href)}</p>

const open = async (href: string, find: (path: string) => Promise<Found>) => {
  const history = createMemoryHistory({ initialEntries: [href] })
  const router = createRouter({ history, find: ({ pathname }) => find(pathname) })
  render(<RouterProvider router={router} />)
  await act(() => router.start())
  return { history, router }
}
const page = (path: string): Found => ({ params: {}, screen: <h1>{path}</h1> })

test('of two ways the later one arrives, however long the earlier one takes', async () => {
  const slow = Promise.withResolvers<Found>()
  const { router } = await open('/a', async (path) =>
    path === '/slow' ? slow.promise : page(path),
  )
  await act(async () => router.go('/slow'))
  expect(screen.getByText('/a')).toBeVisible()
  await act(async () => router.go('/b'))
  await act(async () => slow.resolve(page('/slow')))
  expect(screen.getByText('/b')).toBeVisible()
})

test('who is led elsewhere leaves no entry behind', async () => {
  const { history, router } = await open('/a', async (path) =>
    path === '/closed' ? { elsewhere: '/open' } : page(path),
  )
  await act(async () => router.go('/closed'))
  expect(await screen.findByText('/open')).toBeVisible()
  await act(async () => history.back())
  expect(await screen.findByText('/a')).toBeVisible()
})

test('the address that is there is no second entry', async () => {
  const { history, router } = await open('/a', async (path) => page(path))
  await act(async () => router.go('/a'))
  expect(history.length).toBe(1)
})

test('the parameters are those of the screen that stands there', async () => {
  const Bird = () => <p>bird {useParams().id}</p>
  const next = Promise.withResolvers<Found>()
  const bird = (id: string): Found => ({ params: { id }, screen: <Bird /> })
  const { router } = await open('/1', async (path) => (path === '/1' ? bird('1') : next.promise))
  await act(async () => router.go('/2'))
  expect(screen.getByText('bird 1')).toBeVisible()
  await act(async () => next.resolve(bird('2')))
  expect(screen.getByText('bird 2')).toBeVisible()
})

const Held = () => {
  const leaving = useBlocker(true)
  return (
    <>
      <Here />
      {leaving && <button onClick={leaving.leave}>leave</button>}
      {leaving && <button onClick={leaving.stay}>stay</button>}
    </>
  )
}
const held = (path: string): Found =>
  path === '/form' ? { params: {}, screen: <Held /> } : page(path)

test('who is held stays or leaves as they say', async () => {
  const { history, router } = await open('/form', async (path) => held(path))
  await act(async () => router.go('/b'))
  await act(async () => screen.getByText('stay').click())
  expect(history.location.href).toBe('/form')
  expect(screen.queryByText('stay')).toBeNull()
  await act(async () => router.go('/b'))
  await act(async () => screen.getByText('leave').click())
  expect(await screen.findByText('/b')).toBeVisible()
})

test('nobody is held from another state of the same screen, nor who has to leave', async () => {
  const { router } = await open('/form', async (path) => held(path))
  await act(async () => router.go('/form?page=2', { replace: true, stay: true }))
  expect(screen.getByText('/form?page=2')).toBeVisible()
  await act(async () => router.go('/b', { force: true }))
  expect(await screen.findByText('/b')).toBeVisible()
})

test('a new screen begins at its top, another state of it stays where it is', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const frame = () => act(() => new Promise((done) => void requestAnimationFrame(done)))
  const { router } = await open('/a', async (path) => page(path))
  await frame()
  scrolled.mockClear()
  await act(async () => router.go('/a?page=2', { replace: true, stay: true }))
  await frame()
  expect(scrolled).not.toHaveBeenCalled()
  await act(async () => router.go('/b'))
  await frame()
  expect(scrolled).toHaveBeenCalledWith(0, 0)
})
