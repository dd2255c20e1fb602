import { and, eq, inArray, isNull } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventoInscricao } from '../registrations/registrations.tables.ts'

const areOpen = ({ church }: ChurchWork, eventId: number, browsers: readonly string[]) =>
  and(
    ofChurch(eventoInscricao, church),
    eq(eventoInscricao.eventId, eventId),
    inArray(eventoInscricao.navegador, [...browsers]),
    eq(eventoInscricao.situacao, 'RESERVADA'),
  )

/** The open hold of an event that a browser has, of the same buyer. */
export async function findHoldOfBrowser(
  work: ChurchWork,
  eventId: number,
  { browser, memberId }: { readonly browser: string; readonly memberId: MemberId | undefined },
): Promise<string | undefined> {
  const { memberId: owner, codigo } = eventoInscricao
  const isSameBuyer = memberId === undefined ? isNull(owner) : eq(owner, memberId)
  const [found] = await work.tx
    .select({ codigo })
    .from(eventoInscricao)
    .where(and(areOpen(work, eventId, [browser]), isSameBuyer))
    .limit(1)
  return found?.codigo
}

/** Lists the browsers among these that have an open hold of an event. */
export async function listBrowsersWithHold(
  work: ChurchWork,
  eventId: number,
  browsers: readonly string[],
): Promise<Set<string>> {
  if (browsers.length === 0) return new Set()
  const rows = await work.tx
    .select({ browser: eventoInscricao.navegador })
    .from(eventoInscricao)
    .where(areOpen(work, eventId, browsers))
  return new Set(rows.flatMap(({ browser }) => browser ?? []))
}
