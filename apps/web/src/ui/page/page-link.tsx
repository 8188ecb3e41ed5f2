import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { useRouter } from '../../plumbing/router/react.tsx'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** An address made by `to()`. */
  href: string
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link inside the app: `<PageLink href={to('client', { clientId })}>`, or as the component of a
 * button or menu item. New tabs and copied addresses work as with any link.
 */
export const PageLink = ({ href, onClick, children, ...rest }: Props) => {
  const router = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || modified || event.button !== 0 || rest.target === '_blank') return
    event.preventDefault()
    router.go(href)
  }
  const preload = () => router.preload(href)
  return (
    <a {...rest} href={href} onClick={follow} onMouseEnter={preload} onFocus={preload}>
      {children}
    </a>
  )
}
