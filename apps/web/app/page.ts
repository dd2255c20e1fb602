import type { ApiClient } from '@narthex/contract/client'
import type { Locale } from '@narthex/contract/locale'
import type { PreviewReader } from '@narthex/contract/office/preview.endpoints'

/** The interface between the server and the web app: request and answer. */
export interface PageRequest {
  /** Absolute: the site's own origin, path and known query keys only. `.data` requests come through here too. */
  readonly url: string
  readonly locale: Locale
  readonly tenant: Tenant
  /** The API in process. */
  readonly api: ApiClient
  readonly settings: PageSettings
  /** The time of the render. */
  readonly now: Date
  /** The page is shown to its editor: as this made-up person sees it, and without any script. */
  readonly previewTo?: PreviewReader | undefined
}

/** Settings of the operator. */
export interface PageSettings {
  readonly adminUrl: string | undefined
  /** None where it is left out. */
  readonly thirdParties?: ThirdPartySettings
}

/** Third parties of the whole product; each church may add its own. */
export interface ThirdPartySettings {
  /** Records visits to the church with this code only. */
  readonly sessionRecording?: { readonly church: string; readonly url: string } | undefined
  readonly survey?: { readonly url: string; readonly environment: string } | undefined
  readonly mapTiles?: MapTiles | undefined
  /** True where reCAPTCHA guards the forms. */
  readonly recaptcha: boolean
}

/** Streets below the product's maps. */
export interface MapTiles {
  /** An https address with `{z}`, `{x}` and `{y}`. */
  readonly url: string
  /** The attribution, with its link. */
  readonly attribution: string
  readonly attributionUrl?: string | undefined
}

/**
 * The owner of the host. `unknown`: it belongs to no church; the answer is the product's own not-found page. Where there is
 * no church at all, it shows its operator the command that founds one.
 */
export type Tenant =
  | { readonly kind: 'church'; readonly codigo: string; readonly host: string; readonly byCode: boolean }
  | { readonly kind: 'organisation'; readonly slug: string }
  | { readonly kind: 'unknown'; readonly command?: string | undefined }

export interface PageResponse {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
  /** Time at which the page changes without an edit; it may be cached until then. */
  readonly changesAt?: Date | undefined
  /** The scripts and styles that the web app itself wrote into the page; its policy admits no others. */
  readonly inline?: InlineTexts | undefined
  /** Errors during the render, for the log. */
  readonly errors?: readonly PageError[] | undefined
  /** Sources that the church's third parties add to the page's CSP. */
  readonly sources?: PageSources | undefined
}

export interface InlineTexts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

export interface PageError {
  readonly error: string
  readonly stack: string | undefined
}

/** External sources that a page may load besides the site's own: addresses of other sites, `https:` only. */
export interface PageSources {
  readonly script: readonly string[]
  /** `https:`: anywhere, as a page does not tell where the stream is that its member may play. */
  readonly connect: readonly string[]
  readonly img: readonly string[]
  readonly frame: readonly string[]
  /** Hashes of styles that a page's elements bring along, as a policy writes them. */
  readonly style: readonly string[]
  /** Targets of forms, besides this site. `https:`: anywhere, as the address of a payer's bank is not known. */
  readonly form: readonly string[]
}
