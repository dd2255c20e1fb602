import type { ModuleCode } from '@narthex/contract/church-codes'
import type { Permission } from '@narthex/contract/permissions'
import type { MemberCall } from '../http/route.ts'

/** How far an upload is. */
export interface UploadProgress {
  readonly offset: number
  readonly length: number
}

export interface SentBytes {
  readonly id: string
  readonly offset: number
  /** Announced by the request; undefined where it does not say. */
  readonly length: number | undefined
  readonly body: AsyncIterable<Uint8Array>
}

/** A kind of resumable upload of one domain: its address, its permission, and the handling of its bytes. */
export interface UploadKind {
  /** The address of the creation, below /api/v1. */
  readonly path: string
  readonly permission: Permission
  /** Taken from sessions of the office alone. */
  readonly surface?: 'office'
  readonly module?: ModuleCode
  readonly maxBytes: number
  /** Begins an upload and gives its id, a UUID. */
  start(call: MemberCall, announced: { readonly nome: string; readonly bytes: number }): Promise<string>
  /** Throws NOT_FOUND. */
  find(call: MemberCall, id: string): Promise<UploadProgress>
  /** Appends bytes, and resolves to where the upload goes on. */
  append(call: MemberCall, sent: SentBytes): Promise<number>
  remove(call: MemberCall, id: string): Promise<void>
}
