// Writes sbom.cdx.json, what this is made of as CycloneDX, from the lock file. Needs no network.
import { writeFileSync } from 'node:fs'
import { run } from '../process/run.mjs'
import { npm } from '../setup/npm.mjs'
import { inRoot, root } from '../setup/root.mjs'

const OUT = 'sbom.cdx.json'

const words = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=silent']
const { command, args, shell } = npm(words)
const { code, output } = await run(command, args, { cwd: root, shell })
/** @type {{ bomFormat?: string, components?: { version?: string, properties?: unknown[] }[] }} */
const bom = code === 0 ? JSON.parse(output.slice(output.indexOf('{'))) : {}
const parts = bom.components?.length ?? 0
if (bom.bomFormat === 'CycloneDX' && parts > 0) {
  writeFileSync(inRoot(OUT), `${JSON.stringify(bom, null, 2)}\n`)
  console.log(`${OUT}: ${parts} parts`)
} else if (/unknown command/i.test(output)) {
  console.log('not written: npm 10.2 or newer is needed for it')
} else {
  console.log(`npm wrote no list of parts:\n${output}`)
  process.exitCode = 1
}
