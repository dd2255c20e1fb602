import { assembleApp } from '@narthex/api/app'
import { buildApi } from '@narthex/api/build-api'
import { type Preview, writePreview } from '@narthex/api/modules/office/previews.service'
import type { Platform } from '@narthex/api/platform/platform'
import type { ChurchScope } from '@narthex/api/platform/scope/scope'
import { toOrigin } from '@narthex/api/platform/tenancy/product-domain'
import { inUnkeptTransaction } from '@narthex/api/platform/work/unkept-transaction'
import type { PageRenderer } from '../pages/page-renderer.ts'
import type { RenderedPage } from '../pages/rendered-page.ts'
import { visitorCalls } from '../visitor-api.ts'

/**
 * Renders a page of the church with values that are not saved: they are written in a transaction that the page's calls read
 * and that is then rolled back. From the moment they are written the database refuses every other write. Nothing is kept
 * in a cache, and no visitor's page is made of it.
 */
export function renderPreview(
  platform: Platform,
  renderer: PageRenderer,
  church: ChurchScope,
  preview: Preview,
): Promise<RenderedPage> {
  const clock = () => preview.momento ?? platform.clock()
  return inUnkeptTransaction(platform, { church, clock }, async ({ platform: within, seal }) => {
    const app = assembleApp(within)
    const { dispatch, needs } = buildApi(within, app)
    const path = await writePreview(needs, church, preview)
    await seal()
    const origin = toOrigin(platform.domain, church)
    const { codigo, hostPrincipal } = church
    return renderer.render({
      url: `${origin}${path}`,
      locale: preview.idioma,
      tenant: { kind: 'church', codigo, host: new URL(origin).hostname, byCode: hostPrincipal === null },
      answer: visitorCalls(within, dispatch, church),
      settings: { adminUrl: undefined },
      now: clock(),
      previewTo: preview.leitor,
    })
  })
}
