import type { Plugin, Rolldown } from 'vite'
import { type Locale, locales } from '../../packages/contract/src/locale.ts'
import { consoleFrame as en } from '../../packages/locales/src/en/console/frame.ts'
import { consoleFrame as es } from '../../packages/locales/src/es/console/frame.ts'
import { consoleFrame as pt } from '../../packages/locales/src/pt/console/frame.ts'

const texts = { pt, en, es } as const

/**
 * Writes a shell per language, `index.pt.html` and so on: the frame of the office in the shape of what comes, with no inline
 * code or style. In development `index.html` is served in Portuguese.
 */
export function shells(): Plugin {
  return {
    name: 'shells',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { bundle }) => (bundle ? html : fillShell(html, 'pt')),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        delete bundle['index.html']
        for (const locale of locales) {
          const source = fillShell(addFiles(String(page.source), bundle, locale), locale)
          this.emitFile({ type: 'asset', fileName: `index.${locale}.html`, source })
          this.emitFile({ type: 'asset', fileName: `manifest.${locale}.webmanifest`, source: writeManifest(locale) })
        }
      },
    },
  }
}

function fillShell(html: string, locale: Locale): string {
  const { title, loading } = texts[locale]
  return html
    .replace('<html lang="pt">', `<html lang="${locale}">`)
    .replace('manifest.pt.', `manifest.${locale}.`)
    .replaceAll('%title%', title)
    .replaceAll('%loading%', loading)
}

/** Names what the app asks for next: the script before the first paint, and the texts of the language. */
function addFiles(html: string, bundle: Rolldown.OutputBundle, locale: Locale): string {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const holding = (part: string) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(part)))
  const first = chunks.find(({ name, isEntry }) => isEntry && name === 'first-paint')
  const words = holding(`/locales/src/${locale}/console/frame.ts`)
  if (!first || !words) throw new Error('The shells miss the script before the first paint, or the texts')
  return html
    .replace('<head>', `<head>\n    <script src="/${first.fileName}"></script>`)
    .replace('</head>', `  <link rel="modulepreload" crossorigin href="/${words.fileName}">\n  </head>`)
}

function writeManifest(locale: Locale): string {
  const { title } = texts[locale]
  return JSON.stringify({
    name: title,
    short_name: title,
    lang: locale,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'maskable' },
    ],
  })
}
