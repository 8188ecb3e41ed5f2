import './ui/theme/styles.ts'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { newRouter } from './app/router.tsx'
import { startLanguage } from './plumbing/language/language.ts'
import { declareScreens } from './plumbing/paths/list.ts'

if (import.meta.env.DEV) {
  const { designScreens } = await import('./app/design/design-screens.ts')
  declareScreens(designScreens)
}

const root = document.getElementById('root')
if (root) {
  const router = newRouter()
  // The way to the first screen begins before anything is drawn.
  void router.start()
  void startLanguage().then(() => createRoot(root).render(<App router={router} />))
}
