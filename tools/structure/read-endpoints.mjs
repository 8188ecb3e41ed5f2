// Run by the pinned Node, which reads TypeScript: prints what is wrong with the declared endpoints.
import { readdirSync } from 'node:fs'
import { inRoot } from '../setup/root.mjs'
import { pathToFileURL } from 'node:url'
import { twins, unlisted } from './endpoints.mjs'

const folder = inRoot('packages', 'contract', 'src')
const load = (/** @type {string} */ name) => import(pathToFileURL(`${folder}/${name}`).href)

const { endpoints, webhooks } = await load('all.ts')
const listed = [...endpoints, ...webhooks]
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /^(?!.*\.test\.ts$).+\.ts$/.test(name))
const modules = await Promise.all(names.filter((name) => name !== 'all.ts').map(load))
const declared = modules
  .flatMap((module) => Object.values(module))
  .filter(
    (value) => typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
  )

const problems = [...twins(listed), ...unlisted(listed, declared)]
if (endpoints.length === 0 || declared.length === 0) problems.push('no endpoint is declared')
console.log(problems.join('\n') || `${endpoints.length} endpoints, ${webhooks.length} webhooks`)
process.exitCode = problems.length === 0 ? 0 : 1
