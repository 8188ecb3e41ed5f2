import type { HistoryLocation, RouterHistory } from '@tanstack/history'
import type { ReactNode } from 'react'
import { watchers } from '../watchers.ts'
import type { Params } from './match.ts'
import { keepScroll } from './scroll.ts'

/** An address in its parts; query and fragment without their sign. */
export type Address = { href: string; pathname: string; query: string; fragment: string }

/** What stands on the page, with the parameters of its path. */
type Shown = { params: Params; screen: ReactNode }

/** What an address leads to: a screen, or another address. */
export type Found = Shown | { elsewhere: string }

type Going = {
  replace?: boolean
  /** Leaves also where unsaved input would be asked about. */
  force?: boolean
  /** The same screen in another state: the page stays where it is. */
  stay?: boolean
}

type Routes = {
  history: RouterHistory
  /** Finds what an address leads to; it is asked again on each way there, and does not fail. */
  find: (address: Address) => Promise<Found>
  /** Loads ahead what an address leads to. */
  preload?: (address: Address) => Promise<unknown>
}

export type Router = ReturnType<typeof createRouter>

/** Follows the addresses of a history. What stood there stays until the next screen is loaded. */
export const createRouter = ({ history, find, preload }: Routes) => {
  const { watch, tell } = watchers()
  const scroll = keepScroll()
  let address = addressOf(history.location)
  let shown: Shown | undefined
  /** Counts the ways: of two the later one arrives. */
  let ways = 0
  let started: Promise<void> | undefined

  const arrive = async (): Promise<void> => {
    ways += 1
    const way = ways
    address = addressOf(history.location)
    tell()
    const found = await find(address)
    if (way !== ways) return
    if ('elsewhere' in found) return history.replace(found.elsewhere, {}, { ignoreBlocker: true })
    shown = found
    tell()
    scroll.arrived(address.fragment)
  }

  return {
    history,
    address: () => address,
    shown: () => shown,
    subscribe: watch,
    /** Goes to an address; to the one that is there already no second entry is made. */
    go: (href: string, { replace = false, force = false, stay = false }: Going = {}): void => {
      const write = replace || href === history.location.href ? history.replace : history.push
      write(href, { stay }, { ignoreBlocker: force })
    },
    /** Begins to follow the history, once; resolves when the first screen is there. */
    start: (): Promise<void> => {
      if (!started) {
        scroll.follow(history)
        history.subscribe(() => void arrive())
      }
      return (started ??= arrive())
    },
    preload: (href: string): void => {
      const { pathname, search, hash } = new URL(href, location.origin)
      void preload?.(addressOf({ href, pathname, search, hash })).catch(() => undefined)
    },
  }
}

const addressOf = ({ href, pathname, search, hash }: Omit<HistoryLocation, 'state'>): Address => ({
  href,
  pathname,
  query: search.replace(/^\?/, ''),
  fragment: hash.replace(/^#/, ''),
})
