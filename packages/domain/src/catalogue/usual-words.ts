import { word } from '../language/sentence.ts'

const services = [
  word('Personal care, adult'),
  word('Personal care'),
  word('PCS adult'),
  word('Attendant care'),
  word('Companion care'),
  word('Homemaker services'),
  word('Respite care'),
] as const

const groups = [
  word('Personal care'),
  word('Mobility'),
  word('Eating'),
  word('Meals'),
  word('Home'),
  word('Health'),
  word('Company'),
] as const

const tasks = [
  word('Bathing'),
  word('Shower'),
  word('Dressing'),
  word('Grooming'),
  word('Shaving'),
  word('Hair care'),
  word('Nail care'),
  word('Oral hygiene'),
  word('Toileting'),
  word('Incontinence care'),
  word('Transfers'),
  word('Mobility and walking'),
  word('Range of motion exercises'),
  word('Positioning'),
  word('Meal preparation'),
  word('Breakfast'),
  word('Lunch'),
  word('Dinner'),
  word('Eating'),
  word('Fluids offered'),
  word('Light housekeeping'),
  word('Laundry'),
  word('Bed linen'),
  word('Grocery shopping'),
  word('Errands'),
  word('Medication reminder'),
  word('Skin check'),
  word('Conversation and company'),
  word('Walk outside'),
] as const

/**
 * Services, groups and tasks as home care usually names them. An agency writes its own names, which are
 * shown as they are; where it writes one of these, each phone says it in its language.
 */
export type UsualService = (typeof services)[number]
export type UsualGroup = (typeof groups)[number]
export type UsualTask = (typeof tasks)[number]
