// npm run pictures: renews the pictures that README shows, from the demo agency.
import { photograph } from './photograph.mjs'
import { asCommand } from './process/command.mjs'
import { inRoot } from './setup/root.mjs'

async function main() {
  const out = inRoot('docs', 'pictures')
  const code = await photograph('pictures.ts', out)
  process.exitCode = code
  console.log(code === 0 ? `the pictures are in ${out}` : 'not all pictures were taken')
}

await asCommand(main)
