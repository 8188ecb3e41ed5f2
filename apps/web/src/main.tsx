import './ui/theme/styles.ts'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { newRouter } from './app/router.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<App router={newRouter()} />)
