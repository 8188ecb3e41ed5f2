import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { componentStyles } from '../component-styles.ts'
import { contractOutline } from '../contract-outline.ts'
import type { Draft } from './groups.ts'

/** What is loaded where somebody asks for it is no matter here, and what only the real build has. */
const aside = [/^virtual:pwa/, /^(maplibre-gl|react-map-gl|pdfjs-dist)\b/]

/** Builds the app without grouping or writing anything, to see which screen needs which source. */
export async function draftBuild(root: string): Promise<Record<string, Draft>> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [contractOutline(), componentStyles(), react()],
    build: {
      write: false,
      minify: false,
      reportCompressedSize: false,
      target: 'es2023',
      rolldownOptions: { external: aside },
    },
  })) as Rolldown.RolldownOutput
  const chunks = built.output.filter((file) => file.type === 'chunk')
  return Object.fromEntries(chunks.map((chunk) => [chunk.fileName, draftOf(chunk)]))
}

const draftOf = ({
  imports,
  moduleIds,
  isEntry,
  isDynamicEntry,
  facadeModuleId,
}: Rolldown.OutputChunk) => ({
  imports,
  modules: moduleIds,
  entry: isEntry || isDynamicEntry ? facadeModuleId : null,
})
