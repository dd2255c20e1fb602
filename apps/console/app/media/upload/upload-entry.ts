import type { LibraryFile } from '@narthex/contract/media/library.resource'

/** Why a file was not taken, by the codes of the API; `UNREADABLE` is the browser's. */
export const uploadFailures = [
  'NOT_A_FILE',
  'TOO_LARGE',
  'NO_ROOM',
  'UNREADABLE',
  'CHANGED_MEANWHILE',
  'OTHER',
] as const
export type UploadFailure = (typeof uploadFailures)[number]

/** The file of the library that an upload replaces, and its version. */
export interface Replaced {
  readonly id: number
  readonly versao: number
}

export type UploadProgress =
  | { readonly state: 'waiting' | 'preparing' | 'paused' | 'finishing' }
  | { readonly state: 'sending'; readonly share: number }
  | { readonly state: 'done'; readonly result: LibraryFile }
  | { readonly state: 'failed'; readonly failure: UploadFailure }

/** A file on its way to the library. */
export interface UploadEntry {
  readonly key: string
  readonly file: File
  readonly replaces: Replaced | undefined
  readonly progress: UploadProgress
}

/** How a file gets to the library. Rejects with an `UploadError`; `report` is told of each step. */
export type SendUpload = (
  entry: Pick<UploadEntry, 'file' | 'replaces'>,
  report: (progress: UploadProgress) => void,
  signal: AbortSignal,
) => Promise<LibraryFile>

export class UploadError extends Error {
  override name = 'UploadError'
  readonly failure: UploadFailure

  constructor(failure: UploadFailure) {
    super(failure)
    this.failure = failure
  }
}

/** The failure that a code of the API stands for. */
export const toFailure = (code: string | undefined): UploadFailure =>
  uploadFailures.find((failure) => failure === code) ?? 'OTHER'
