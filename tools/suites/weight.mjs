import { weighScreens } from '../weigh.mjs'

/**
 * Weighs the built web app; each screen counts as one test.
 * @returns {import('./counts.mjs').Suite}
 */
export function runWeight() {
  const weighed = weighScreens()
  const heavy = weighed.filter(({ problems }) => problems.length > 0)
  const note = heavy.map(({ name, problems }) => `${name}: ${problems.join('; ')}`).join(', ')
  return {
    name: 'weight',
    passed: weighed.length - heavy.length,
    failed: heavy.length,
    skipped: 0,
    ...(note && { note }),
  }
}
