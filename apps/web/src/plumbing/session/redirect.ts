/**
 * A target to go on to after signing in. Anything that would leave the site, or that leads back to
 * signing in, becomes undefined: the address comes from a link that anybody may have written.
 */
export const safeTarget = (target: string | undefined): string | undefined => {
  if (target === undefined || !target.startsWith('/') || /[\\\p{Cc}]/u.test(target))
    return undefined
  const url = URL.canParse(target, location.origin) ? new URL(target, location.origin) : undefined
  if (url?.origin !== location.origin || url.pathname.startsWith('//')) return undefined
  if (url.pathname === '/signin' || url.pathname === '/') return undefined
  return url.pathname + url.search + url.hash
}
