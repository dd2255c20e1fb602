import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fallbackLocale, type Locale, locales } from '@narthex/contract/locale'
import { workerPolicy } from '../http/security-headers.ts'
import { sourceHashes } from '../pages/page-csp.ts'
import { keepEncoding, type PageEntry, pageEntry } from '../pages/page-entry.ts'

/** The built console. */
export const consoleFolder = join(import.meta.dirname, '../../../console/build/client')

/** The document that every address of the office shows, in a language. */
export interface Shell {
  readonly entry: PageEntry
  /** CSP hashes of its inline scripts and styles. */
  readonly inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
}

/** The built files, all in memory: they are few, and no address can lead to a file outside them. */
export interface OfficeFiles {
  /** Finds a file by the path of its address. */
  find(path: string): PageEntry | undefined
  readonly shells: Readonly<Record<Locale, Shell>>
  /** Early requests of the screen at an address; undefined where it has none. */
  needs(locale: Locale, path: string): EarlyNeeds | undefined
}

/** Requests that a browser may send before the app does: paths of scripts, the largest first, and of calls. */
export interface EarlyNeeds {
  readonly files: readonly string[]
  readonly calls: readonly string[]
}

const needsFile = 'early-needs.json'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Reads the built files; undefined where the console was not built. */
export function readOfficeFiles(folder: string, common: Readonly<Record<string, string>>): OfficeFiles | undefined {
  if (!existsSync(folder)) return undefined
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  const read = (name: string) => (names.includes(name) ? readFileSync(join(folder, name)) : undefined)
  const plain = read('index.html')
  const shells = locales.map((locale) => [locale, read(`index.${locale}.html`) ?? plain] as const)
  if (shells.some(([, html]) => html === undefined)) return undefined

  const files = new Map<string, PageEntry>()
  for (const name of names) {
    const type = types[extname(name)]
    // Documents are shells, and their needs go with them; forms compressed at the build belong to the file beside them.
    if (!type || extname(name) === '.html' || name === needsFile) continue
    files.set(`/${name}`, toEntry(name, type, { read, common }))
  }
  const needs: Partial<Record<Locale, Record<string, EarlyNeeds>>> = JSON.parse(read(needsFile)?.toString() ?? '{}')
  return {
    find: (path) => files.get(path),
    needs: (locale, path) => (Object.hasOwn(needs[locale] ?? {}, path) ? needs[locale]?.[path] : undefined),
    shells: Object.fromEntries(shells.map(([locale, html]) => [locale, toShell(html ?? Buffer.of(), common)])) as never,
  }
}

interface Reading {
  readonly read: (name: string) => Buffer | undefined
  readonly common: Readonly<Record<string, string>>
}

function toEntry(name: string, type: string, { read, common }: Reading): PageEntry {
  const isAsset = name.startsWith('assets/')
  // A script at the root is the service worker: it may call its own site, and nothing else.
  const policy = !isAsset && extname(name) === '.js' ? { 'content-security-policy': workerPolicy } : {}
  const headers = {
    ...common,
    ...policy,
    'content-type': type,
    vary: 'accept-encoding',
    'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
  const entry = fileEntry(read(name) ?? Buffer.of(), headers)
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const body = read(`${name}${suffix}`)
    if (body) keepEncoding(entry, encoding, body)
  }
  return entry
}

function toShell(html: Buffer, common: Readonly<Record<string, string>>): Shell {
  const text = html.toString()
  const headers = {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding, accept-language, cookie',
    'cache-control': 'no-cache',
  }
  return {
    entry: fileEntry(html, headers),
    inline: { scripts: sourceHashes(listContents(text, 'script')), styles: sourceHashes(listContents(text, 'style')) },
  }
}

/** Contents of the elements of a tag, as the build writes them: lower case, closed, no `>` in an attribute. */
function listContents(html: string, tag: 'script' | 'style'): string[] {
  return html
    .split(`<${tag}`)
    .slice(1)
    .map((rest) => rest.split(`</${tag}>`, 1)[0] ?? '')
    .map((element) => element.slice(element.indexOf('>') + 1))
    .filter((content) => content !== '')
}

function fileEntry(content: Buffer, headers: Readonly<Record<string, string>>): PageEntry {
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  return pageEntry({ status: 200, body: new Uint8Array(content), digest }, headers)
}

/** The language of the shell for a reader. */
export const shellFor = ({ shells }: OfficeFiles, locale: Locale): Shell => shells[locale] ?? shells[fallbackLocale]
