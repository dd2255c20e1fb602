import { createHash } from 'node:crypto'
import type { PageResponse } from '@narthex/web/app/page.ts'
import { sourceHashes } from './page-csp.ts'

/** A page from the renderer, with everything that can be computed outside the server's thread. */
export interface RenderedPage extends Omit<PageResponse, 'body' | 'inline'> {
  readonly body: Uint8Array<ArrayBuffer>
  /** Digest of the body. */
  readonly digest: string
  /** CSP hashes of the inline scripts and styles that the web app wrote. */
  readonly inlineHashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
}

export function renderedPage({ body: text, inline, ...page }: PageResponse): RenderedPage {
  const body = new TextEncoder().encode(text)
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const [scripts, styles] = [sourceHashes(inline?.scripts ?? []), sourceHashes(inline?.styles ?? [])]
  return { ...page, body, digest, inlineHashes: { scripts, styles } }
}
