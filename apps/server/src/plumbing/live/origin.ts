/**
 * Whether a page of this origin may open a socket: one of the host that was asked, or of the public
 * address. A program that is no browser names no origin; it has nothing but its token either way.
 */
export function originAllowed(
  headers: { origin?: string | undefined; host?: string | undefined },
  publicUrl: string,
): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  const page = URL.parse(origin)
  if (!page?.protocol.startsWith('http')) return false
  return page.host === host || page.origin === URL.parse(publicUrl)?.origin
}
