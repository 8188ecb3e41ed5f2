import { words } from '../failures/words.ts'
import { inTime } from '../in-time.ts'

/** A part of the app that did not come, though it was asked for twice. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded'
}

/** How browsers say that a file of the app is not there: there is a newer version, or no network. */
const gone =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/i

/** Whether an error says that a file of the app did not come, however it was asked for. */
export const isNotLoaded = (error: unknown): boolean =>
  error instanceof NotLoaded || (error instanceof Error && gone.test(error.message))

/** Loads a part of the app; where its file is gone the page is loaded anew, once for each file. */
export const loaded = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await inTime(load)
  } catch (error) {
    if (!(error instanceof Error) || !gone.test(error.message)) throw error
    const slot = `homeward:reload:${error.message}`
    if (sessionStorage.getItem(slot) !== null)
      throw new NotLoaded(words.notLoaded, { cause: error })
    sessionStorage.setItem(slot, '1')
    location.reload()
    return new Promise<never>(() => undefined)
  }
}
