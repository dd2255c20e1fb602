import { createHash } from 'node:crypto'
import { toMediaSource, toVideoSource, videoSourceAt } from '@narthex/contract/media/video-address'
import type { VideoSource } from '@narthex/contract/media/watch-address'
import { playerPolicy } from '../../../../components/player/player-policy.server.ts'
import type { PageSources } from '../../../../page.ts'
import { cleanHtml, framesAskedFor } from './clean-html.server.ts'
import { type KnownFrame, knownFrame } from './frame-hosts.ts'

/** Content for `/embed/player`, sanitised. */
export type Embedded =
  | { readonly kind: 'video'; readonly source: VideoSource }
  | { readonly kind: 'frame'; readonly frame: KnownFrame }
  | { readonly kind: 'html'; readonly document: string }
  | { readonly kind: 'link'; readonly href: string; readonly host: string }
  | { readonly kind: 'nothing' }

/** The longest markup that an address may carry. */
const longest = 20_000

/**
 * Parses the query of the embeddable player (specification §2): a service with its code, an address, or markup.
 * Unsafe content becomes a link, or nothing.
 */
export function parseEmbedded(query: URLSearchParams): Embedded {
  const [service = '', code = '', html = '', url = ''] = ['service', 'code', 'html', 'url'].map((key) =>
    (query.get(key) ?? '').slice(0, longest).trim(),
  )
  const named = sourceNamed(service.toLowerCase(), code, url)
  if (named) return { kind: 'video', source: named }
  for (const address of [url, code, ...framesAskedFor(html)]) {
    const playable = playableAt(address)
    if (playable) return playable
  }
  const clean = cleanHtml(html).trim()
  if (clean) return { kind: 'html', document: documentOf(clean) }
  return linkTo(url)
}

function sourceNamed(service: string, code: string, url: string): VideoSource | undefined {
  if (service === 'youtube') return toVideoSource('YOUTUBE', code)
  if (service === 'vimeo') return toVideoSource('VIMEO', code)
  if (service === 'file' || service === 'arquivo') return toMediaSource('ARQUIVO', url || code)
  return service === 'hls' ? toMediaSource('HLS', url || code) : undefined
}

function playableAt(address: string): Embedded | undefined {
  const source = videoSourceAt(address)
  if (source) return { kind: 'video', source }
  const frame = knownFrame(address)
  return frame && { kind: 'frame', frame }
}

function linkTo(address: string): Embedded {
  const url = URL.parse(address)
  const isWeb = url && /^https?:$/.test(url.protocol) && !url.username && !url.password
  return isWeb ? { kind: 'link', href: url.href, host: url.hostname } : { kind: 'nothing' }
}

const style =
  ':root{color-scheme:light;font:16px/1.6 system-ui,sans-serif;background:#fff;color:#1c1a17}body{margin:1.25rem;overflow-wrap:anywhere}img,video{max-width:100%;height:auto}table{border-collapse:collapse}td,th{padding:.4em .6em;border:1px solid #d9d5cd;text-align:start}a{color:#1d4f91}'
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** A document that can load pictures and sound, and do nothing. */
function documentOf(clean: string): string {
  const policy = `default-src 'none'; img-src https:; media-src https:; style-src ${styleHash}; base-uri 'none'; form-action 'none'`
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer"><title>-</title><style>${style}</style>${clean}`
}

/** Content policy that the embedded page needs. */
export function embeddedPolicy(embedded: Embedded): Partial<PageSources> {
  if (embedded.kind === 'video') return playerPolicy(embedded.source)
  if (embedded.kind === 'frame') return { frame: [new URL(embedded.frame.address).origin] }
  // A frame without an address of its own stands under the policy of the page around it, too.
  return embedded.kind === 'html' ? { style: [styleHash] } : {}
}
