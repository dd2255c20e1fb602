import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import { and, desc, eq, gte } from 'drizzle-orm'
import { insertAct } from '../../audit/acts.ts'
import { historico } from '../../audit/audit.tables.ts'
import { type FieldChange, findChange } from '../../audit/history.rules.ts'
import { insertHistory } from '../../audit/history.ts'
import { ofChurch } from '../../database/of-church.ts'
import type { MemberCall } from '../../http/route.ts'
import { tellSupport } from '../../work/acting-call.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import type { RecordPlace } from '../../work/records.ts'
import { toAccountId } from './versions.ts'

/** Saves of one person within so long are one act. */
const actMs = 60_000

interface SavedChange {
  readonly place: RecordPlace
  readonly before: object
  readonly act: AuditedAct
  readonly subject: Readonly<Record<string, number>>
}

/** Writes down what an automatic save changed of a record: one act and one row of history for a minute of typing. */
export async function noteSavedChange(
  work: ChurchWork,
  call: Pick<MemberCall, 'actor' | 'source'>,
  { place, before, act, subject }: SavedChange,
): Promise<void> {
  const after = await place.find(work)
  const change = findChange(place.toFields(before), after && place.toFields(after), place.veiled)
  if (!change) return
  const accountId = toAccountId(call)
  const acessoSuporteId = call.actor.support?.accessId
  const earlier = await findRecentChange(work, place, { act, accountId, acessoSuporteId })
  if (earlier) {
    await work.tx
      .update(historico)
      .set(joinChanges(earlier, change))
      .where(and(ofChurch(historico, work.church), eq(historico.id, earlier.id)))
    return
  }
  const { kind: tipo, id: registro, person: memberId = null } = place
  await insertHistory(work, [{ ...change, tipo, registro, memberId }], { acao: act, accountId, acessoSuporteId })
  const detalhes = { ...subject, ...tellSupport(call.actor) }
  await insertAct(work, { acao: act, accountId, enderecoHash: call.source.addressHash ?? null, detalhes })
}

/** The last change of a record, where it is the same person's, of the same act, and of the last minute. */
async function findRecentChange(
  work: ChurchWork,
  { kind, id }: RecordPlace,
  {
    act,
    accountId,
    acessoSuporteId = null,
  }: {
    readonly act: AuditedAct
    readonly accountId: number | null
    readonly acessoSuporteId?: number | null | undefined
  },
) {
  const since = new Date(work.now.getTime() - actMs)
  const [row] = await work.tx
    .select()
    .from(historico)
    .where(
      and(
        ofChurch(historico, work.church),
        eq(historico.tipo, kind),
        eq(historico.registro, id),
        gte(historico.momento, since),
      ),
    )
    .orderBy(desc(historico.id))
    .limit(1)
  const isSame = row?.acao === act && row.accountId === accountId && row.acessoSuporteId === acessoSuporteId
  return isSame && row.antes ? row : undefined
}

/** Joins two changes: from what the earlier found to what the later left. */
const joinChanges = (earlier: FieldChange, later: FieldChange): FieldChange => ({
  antes: { ...later.antes, ...earlier.antes },
  depois: { ...earlier.depois, ...later.depois },
})
