/** @typedef {{ name: string, severity: string, via: (string | { title?: string, url?: string })[] }} Hit */
/** @typedef {{ vulnerabilities?: Record<string, Hit>, message?: string, error?: { summary?: string } }} Report */

/** Severities that stop a check; others are told. */
const STOPPING = new Set(['high', 'critical'])

/**
 * What `npm audit --json` says: which packages have to be changed, and what is told besides. Where the
 * registry does not answer, nothing is known, and that is said.
 * @param {string} output
 * @returns {{ problems: string[], note: string }}
 */
export function readAdvisories(output) {
  const report = parsed(output)
  if (!report?.vulnerabilities) {
    const why = report?.message ?? report?.error?.summary ?? 'no answer'
    return { problems: [], note: `not checked: the registry tells none (${why.split(' - ')[0]})` }
  }
  const hits = Object.values(report.vulnerabilities)
  const problems = hits
    .filter(({ severity }) => STOPPING.has(severity))
    .map((hit) => `${hit.name}: ${hit.severity}, ${titlesOf(hit)}`)
  const milder = hits.length - problems.length
  return { problems, note: milder > 0 ? `${milder} of less than high severity` : 'none known' }
}

/** @param {Hit} hit */
const titlesOf = ({ via }) =>
  via.map((one) => (typeof one === 'string' ? `by ${one}` : `${one.title} ${one.url}`)).join('; ')

/** @param {string} output @returns {Report | null} */
function parsed(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch {
    return null
  }
}
