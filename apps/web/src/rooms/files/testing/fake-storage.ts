import { vi } from 'vitest'

/** One PUT that was begun; the test says how it goes on. */
type FakePut = {
  url: string
  aborted: boolean
  progress: (loaded: number, total: number) => void
  answer: (status: number, body?: object) => void
  breakOff: () => void
}

/** Stands in for the storage that bytes are put to, which `fetch` does not see. */
export const fakeStorage = (): FakePut[] => {
  const puts: FakePut[] = []
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    status = 0
    responseText = ''
    timeout = 0
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    #put: FakePut | undefined
    open(_: string, url: string) {
      this.#put = {
        url,
        aborted: false,
        progress: (loaded, total) => this.upload.onprogress?.({ loaded, total }),
        answer: (status, body) => {
          this.status = status
          this.responseText = body ? JSON.stringify(body) : ''
          this.onload?.()
        },
        breakOff: () => this.onerror?.(),
      }
    }
    setRequestHeader() {}
    send() {
      if (this.#put) puts.push(this.#put)
    }
    abort() {
      if (this.#put) this.#put.aborted = true
      this.onabort?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return puts
}
