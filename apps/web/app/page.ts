import type { ApiClient } from '@narthex/contract/client'
import type { Locale } from '@narthex/contract/locale'

/** What the server asks the web app for, and what it gets: the whole of what the two know of each other. */
export interface PageRequest {
  /** Absolute: the site's own origin, path and known query keys only. `.data` requests come through here too. */
  readonly url: string
  readonly locale: Locale
  readonly tenant: Tenant
  /** The API in process. */
  readonly api: ApiClient
  readonly settings: { readonly adminUrl: string | undefined }
}

/** Whose host it is. `nobody`: it belongs to no church; the answer is the product's own not-found page. */
export type Tenant =
  | { readonly kind: 'church'; readonly codigo: string; readonly host: string; readonly byCode: boolean }
  | { readonly kind: 'organisation'; readonly slug: string }
  | { readonly kind: 'nobody' }

export interface PageResponse {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
}
