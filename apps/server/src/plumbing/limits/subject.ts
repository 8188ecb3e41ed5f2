/**
 * Whose calls are counted together if only an address is known. A person with IPv6 has a whole /64 of
 * addresses to change between, so its first half stands for them all.
 */
export function addressSubject(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!ip.includes(':')) return ip
  const [head = '', tail = ''] = ip.toLowerCase().split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = ip.includes('::') ? [...left, ...zeros, ...right] : left
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
