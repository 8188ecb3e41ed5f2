import { startUpload } from '@homeward/contract/files'
import { on, type Route } from '../../plumbing/http/mount.ts'
import { startUpload as announce } from './start-upload.ts'

export const routes: readonly Route[] = [on(startUpload, announce)]
