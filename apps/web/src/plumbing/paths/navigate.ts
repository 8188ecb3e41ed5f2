import { useRouter } from '../router/react.tsx'

type Options = {
  replace?: boolean
  /** Leaves also where unsaved input would be asked about: its draft is kept. */
  force?: boolean
}

type Go = (href: string, options?: Options) => void

/** Goes to an address made by `to()`: `const go = useGo(); go(to('client', { clientId }))`. */
export const useGo = (): Go => useRouter().go

let navigator: Go = (href) => location.assign(href)

/** Tells plumbing how to navigate; the app does so once, when its router exists. */
export const setNavigator = (go: Go): void => {
  navigator = go
}

/** Goes to an address from code that is no component. */
export const go: Go = (href, options) => navigator(href, options)
