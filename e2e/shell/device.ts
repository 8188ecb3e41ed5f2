import type { Page } from '@playwright/test'

/** All that the browser keeps of this site, as text: storages, databases, cookies, caches. */
export async function keptOn(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  const rest = await page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const database = await asked(indexedDB.open(name))
        const stores = await Promise.all(
          [...database.objectStoreNames].map(async (store) => {
            const rows = database.transaction(store).objectStore(store)
            return [store, await asked(rows.getAllKeys()), await asked(rows.getAll())]
          }),
        )
        database.close()
        return [name, stores]
      }),
    )
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    )
    return { local: { ...localStorage }, session: { ...sessionStorage }, databases, cached }

    function asked<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error(request.error?.message)))
      })
    }
  })
  return JSON.stringify({ cookies, ...rest })
}
