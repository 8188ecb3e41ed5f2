import {
  createActivity,
  createCategory,
  deleteActivity,
  deleteCategory,
  listActivities,
  listCategories,
  updateActivity,
  updateCategory,
} from '@homeward/contract/catalogue/activities'
import {
  listServices,
  createService,
  deleteService,
  getService,
  updateService,
} from '@homeward/contract/catalogue/services'
import { on, type Route } from '../../plumbing/http/mount.ts'
import * as activityCreate from './activities/create-activity.ts'
import * as activityDelete from './activities/delete-activity.ts'
import * as activityList from './activities/list-activities.ts'
import * as activityUpdate from './activities/update-activity.ts'
import * as categoryCreate from './categories/create-category.ts'
import * as categoryDelete from './categories/delete-category.ts'
import * as categoryList from './categories/list-categories.ts'
import * as categoryUpdate from './categories/update-category.ts'
import * as serviceCreate from './services/create-service.ts'
import * as serviceDelete from './services/delete-service.ts'
import * as serviceGet from './services/get-service.ts'
import * as serviceList from './services/list-services.ts'
import * as serviceUpdate from './services/update-service.ts'

export const routes: readonly Route[] = [
  on(listServices, serviceList.listServices),
  on(getService, serviceGet.getService),
  on(createService, serviceCreate.createService),
  on(updateService, serviceUpdate.updateService),
  on(deleteService, serviceDelete.deleteService),
  on(listCategories, categoryList.listCategories),
  on(createCategory, categoryCreate.createCategory),
  on(updateCategory, categoryUpdate.updateCategory),
  on(deleteCategory, categoryDelete.deleteCategory),
  on(listActivities, activityList.listActivities),
  on(createActivity, activityCreate.createActivity),
  on(updateActivity, activityUpdate.updateActivity),
  on(deleteActivity, activityDelete.deleteActivity),
]
