import type { Route } from '../../plumbing/http/verb.ts'
import { listServices } from './services/list-services.ts'
import { getService } from './services/get-service.ts'
import { createService } from './services/create-service.ts'
import { updateService } from './services/update-service.ts'
import { deleteService } from './services/delete-service.ts'
import { listCategories } from './categories/list-categories.ts'
import { createCategory } from './categories/create-category.ts'
import { updateCategory } from './categories/update-category.ts'
import { deleteCategory } from './categories/delete-category.ts'
import { listActivities } from './activities/list-activities.ts'
import { createActivity } from './activities/create-activity.ts'
import { updateActivity } from './activities/update-activity.ts'
import { deleteActivity } from './activities/delete-activity.ts'

export const routes: readonly Route[] = [
  listServices,
  getService,
  createService,
  updateService,
  deleteService,
  listCategories,
  createCategory,
  updateCategory,
  deleteCategory,
  listActivities,
  createActivity,
  updateActivity,
  deleteActivity,
]
