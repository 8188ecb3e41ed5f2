/** Where a browser goes for an address that is listened on: not to 0.0.0.0, and localhost reads better. */
export function readable(address: string, host: string): string {
  const url = new URL(address)
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) url.hostname = 'localhost'
  return url.origin
}
