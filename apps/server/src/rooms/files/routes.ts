import * as attachments from '@homeward/contract/files/attachments'
import { startUpload } from '@homeward/contract/files/uploads'
import { on, type Route } from '../../plumbing/http/mount.ts'
import {
  createAttachment,
  deleteAttachment,
  listAttachments,
  updateAttachment,
} from './attachments.ts'
import { deleteDocument, getDocument, updateDocument } from './documents.ts'
import { createFolder, deleteFolder, listFolders, updateFolder } from './folders.ts'
import { startUpload as announce } from './start-upload.ts'

export const routes: readonly Route[] = [
  on(startUpload, announce),
  on(attachments.getDocument, getDocument),
  on(attachments.updateDocument, updateDocument),
  on(attachments.deleteDocument, deleteDocument),
  on(attachments.listFolders, listFolders),
  on(attachments.createFolder, createFolder),
  on(attachments.updateFolder, updateFolder),
  on(attachments.deleteFolder, deleteFolder),
  on(attachments.listAttachments, listAttachments),
  on(attachments.createAttachment, createAttachment),
  on(attachments.updateAttachment, updateAttachment),
  on(attachments.deleteAttachment, deleteAttachment),
]
