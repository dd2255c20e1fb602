import type { ModuleCode } from '@narthex/contract/church-codes'
import type { previewOrder } from '@narthex/contract/office/preview.endpoints'
import type * as z from 'zod/mini'
import { forbidden, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { Assembled } from '../../platform/modules/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { insertPreview, takePreview as takePreviewRow } from '../../platform/resources/previewing/preview.queries.ts'
import type { Preview } from '../../platform/resources/previewing/preview.tables.ts'
import {
  findDeclaration,
  findFirstPage,
  findPagePath,
  type Previewed,
  showValues,
} from '../../platform/resources/previewing/show-values.ts'
import { isAllowed, type KindRow } from '../../platform/resources/resource-kind.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { hashSecret, randomSecret } from '../../platform/secrets.ts'
import { toOrigin } from '../../platform/tenancy/product-domain.ts'
import { inUnkeptTransaction } from '../../platform/work/unkept-transaction.ts'

export type { Preview }

/** How long a code waits to be used. */
const codeMs = 60_000

/** The path below a church's host that shows a preview by its code. */
export const previewPath = '/previa'
export const previewKey = 'codigo'

type PreviewNeeds = Platform & Pick<Assembled, 'kinds' | 'settings'>

/** The address of a page with values that are not saved. They are tried first, so that what is wrong is told here. */
export async function openPagePreview(platform: PreviewNeeds, call: MemberCall, order: z.output<typeof previewOrder>) {
  const { tipo, id, valores, leitor, idioma } = order
  const previewed = await findPreviewed(platform, call, tipo)
  const pagina = order.pagina ?? findFirstPage(previewed)
  const preview: Preview = {
    tipo,
    registro: id ?? null,
    formulario: valores ?? null,
    pagina,
    leitor,
    idioma,
    momento: order.momento ? new Date(order.momento) : null,
  }
  const { row, moment } = await tryPreview(platform, call.church, preview)
  findPagePath(previewed, pagina, row)
  const code = randomSecret()
  const expiraEm = new Date(call.clock().getTime() + codeMs)
  // A moment that was not chosen passes with the clock; one that is still to come is kept.
  const momento = preview.momento ?? (moment > call.clock() ? moment : null)
  await call.inChurch((work) => insertPreview(work, { ...preview, momento, hash: hashSecret(code), expiraEm }))
  return {
    endereco: `${toOrigin(platform.domain, call.church)}${previewPath}?${previewKey}=${code}`,
    expiraEm: expiraEm.toISOString(),
    momento: moment.toISOString(),
  }
}

/** Uses a code up; undefined where it was used, has expired, or is another church's. */
export function takePreview(
  { transactions }: Pick<Platform, 'transactions'>,
  church: ChurchScope,
  code: string,
): Promise<Preview | undefined> {
  return transactions.inChurch(church, (work) => takePreviewRow(work, hashSecret(code)))
}

/** Writes the values of a preview in a transaction that is not kept; answers the path of the page that shows them. */
export async function writePreview(platform: PreviewNeeds, church: ChurchScope, preview: Preview): Promise<string> {
  const previewed = findByName(platform, preview.tipo)
  const row = await platform.transactions.inChurch(church, (work) => showValues(work, previewed, preview))
  return findPagePath(previewed, preview.pagina, row)
}

/** Tries values, and finds the moment at which they are shown. */
async function tryPreview(platform: PreviewNeeds, church: ChurchScope, preview: Preview) {
  const previewed = findByName(platform, preview.tipo)
  const now = platform.clock()
  const row = await inUnkeptTransaction(
    platform,
    { church, clock: () => preview.momento ?? now },
    ({ platform: within }) => within.transactions.inChurch(church, (work) => showValues(work, previewed, preview)),
  )
  return { row, moment: preview.momento ?? findShownFrom(row, now) }
}

/** Moment at which a preview is shown: that of the publication if it is still to come, else now. */
function findShownFrom(row: KindRow | undefined, now: Date): Date {
  const from = typeof row?.dataPublicacao === 'string' ? new Date(row.dataPublicacao) : now
  return from > now ? from : now
}

async function findPreviewed(platform: PreviewNeeds, call: MemberCall, name: string): Promise<Previewed> {
  const previewed = findByName(platform, name)
  const { may, module, pages } = findDeclaration(previewed)
  if (!pages) throw notFound()
  if (!isAllowed(call, may.read)) throw forbidden()
  const flag: ModuleCode | undefined = typeof module === 'object' ? module.flag : module
  if (flag && !(await call.facts()).modules.has(flag)) throw notFound()
  return previewed
}

function findByName({ kinds, settings }: PreviewNeeds, name: string): Previewed {
  const previewed =
    kinds().find(({ resource }) => resource.name === name) ?? settings().find((known) => known.settings.name === name)
  if (!previewed) throw notFound()
  return previewed
}
