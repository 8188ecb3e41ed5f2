import type { Route } from '../../plumbing/http/verb.ts'
import { startLinkUpload, startUpload } from './start-upload.ts'
import { getDocument, updateDocument, deleteDocument } from './documents.ts'
import { listFolders, createFolder, updateFolder, deleteFolder } from './folders.ts'
import {
  listAttachments,
  createAttachment,
  updateAttachment,
  deleteAttachment,
} from './attachments.ts'

export const routes: readonly Route[] = [
  startUpload,
  startLinkUpload,
  getDocument,
  updateDocument,
  deleteDocument,
  listFolders,
  createFolder,
  updateFolder,
  deleteFolder,
  listAttachments,
  createAttachment,
  updateAttachment,
  deleteAttachment,
]
