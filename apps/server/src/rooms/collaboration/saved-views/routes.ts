import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  updateSavedView,
} from '@homeward/contract/collaboration/saved-views'
import { on, type Route } from '../../../plumbing/http/mount.ts'
import { createSavedView as create } from './create-view.ts'
import { deleteSavedView as remove } from './delete-view.ts'
import { listSavedViews as list } from './list-views.ts'
import { updateSavedView as update } from './update-view.ts'

export const routes: readonly Route[] = [
  on(listSavedViews, list),
  on(createSavedView, create),
  on(updateSavedView, update),
  on(deleteSavedView, remove),
]
