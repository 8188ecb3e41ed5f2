import type { Route } from '../../../plumbing/http/verb.ts'
import { listSavedViews } from './list-views.ts'
import { createSavedView } from './create-view.ts'
import { updateSavedView } from './update-view.ts'
import { deleteSavedView } from './delete-view.ts'

export const routes: readonly Route[] = [
  listSavedViews,
  createSavedView,
  updateSavedView,
  deleteSavedView,
]
