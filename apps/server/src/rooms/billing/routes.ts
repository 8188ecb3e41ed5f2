import {
  createClaim,
  getClaim,
  listClaims,
  updateClaim,
  updateClaims,
} from '@homeward/contract/billing/claims'
import {
  createTransmission,
  downloadTransmission,
  listTransmissions,
  previewTransmission,
} from '@homeward/contract/billing/transmissions'
import { listJournal } from '@homeward/contract/billing/journal'
import {
  getEra,
  listEras,
  matchEraClaim,
  postEra,
  uploadEra,
} from '@homeward/contract/billing/remittances'
import { on, type Route } from '../../plumbing/http/mount.ts'
import { createClaim as makeClaim } from './claims/create-claim.ts'
import { getClaim as findClaim } from './claims/get-claim.ts'
import { listClaims as findClaims } from './claims/list-claims.ts'
import { updateClaim as moveClaim } from './claims/update-claim.ts'
import { updateClaims as moveClaims } from './claims/update-claims.ts'
import { listJournal as findEntries } from './journal/list-journal.ts'
import { getEra as findEra } from './remittances/get-era.ts'
import { listEras as findEras } from './remittances/list-eras.ts'
import { matchEraClaim as chooseClaim } from './remittances/match-era-claim.ts'
import { postEra as releaseEra } from './remittances/post-era.ts'
import { uploadEra as readEra } from './remittances/upload-era.ts'
import { createTransmission as makeTransmission } from './transmissions/create-transmission.ts'
import { downloadTransmission as readTransmission } from './transmissions/download-transmission.ts'
import { listTransmissions as findTransmissions } from './transmissions/list-transmissions.ts'
import { previewTransmission as lookAhead } from './transmissions/preview-transmission.ts'

export const routes: readonly Route[] = [
  on(listClaims, findClaims),
  on(getClaim, findClaim),
  on(createClaim, makeClaim),
  on(updateClaim, moveClaim),
  on(updateClaims, moveClaims),
  on(listTransmissions, findTransmissions),
  on(previewTransmission, lookAhead),
  on(createTransmission, makeTransmission),
  on(downloadTransmission, readTransmission),
  on(listEras, findEras),
  on(getEra, findEra),
  on(uploadEra, readEra),
  on(postEra, releaseEra),
  on(matchEraClaim, chooseClaim),
  on(listJournal, findEntries),
]
