import { dateIn } from '@narthex/contract/church-time'
import type { getStudyGuidance } from '@narthex/contract/content/study.endpoints'
import type { Success } from '@narthex/contract/endpoint'
import type { Tx } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { frameOf } from '../../churches/churches.service.ts'
import { leadingOf } from '../../groups/group-leading.service.ts'
import { facesOf } from '../../users/faces.service.ts'
import { type PageQuery, withItem } from '../content-reading.service.ts'
import { isStaffOfStudies } from './studies.policy.ts'
import { listShared } from './study-answers.queries.ts'
import { findGuidance } from './study-guidance.queries.ts'

type ForLeaders = Success<typeof getStudyGuidance>

/**
 * What a study says to whoever leads a group through it, and what the members of their groups share with them; nothing
 * for a member who neither leads nor edits. Throws NOT_FOUND where the study is not there to be read.
 */
export async function getGuidance(
  platform: Platform,
  scope: ChurchScope,
  actor: Actor,
  { id, ...query }: PageQuery & { readonly id: number },
): Promise<ForLeaders> {
  const { fusoHorario } = (await frameOf(platform, scope)).church
  const today = dateIn(fusoHorario, platform.clock())
  return withItem(platform, scope, { kinds: ['ESTUDO'], named: { id } }, query, async (tx, { item }) => {
    const { leads, led } = await leadingOf(scope, tx, today, actor.memberId)
    const orientacao = leads || isStaffOfStudies(actor) ? await findGuidance(scope, tx, id, query.idioma) : undefined
    const asked = (item.perguntas ?? []).map(({ codigo }) => codigo)
    return {
      orientacao: orientacao ?? null,
      compartilhadas: await sharedBy(scope, tx, { studyId: id, led, today, asked }),
    }
  })
}

interface Sharing {
  readonly studyId: number
  readonly asked: readonly string[]
  readonly led: readonly number[]
  readonly today: string
}

async function sharedBy(scope: ChurchScope, tx: Tx, { studyId, asked, led, today }: Sharing) {
  if (led.length === 0 || asked.length === 0) return []
  const shared = await listShared(scope, tx, { studyId, memberIds: led, asked })
  const faces = await facesOf(scope, tx, today, led)
  // Who has no name here any more has left.
  return shared.flatMap(({ usuarioId, ...answer }) => {
    const nome = faces.get(usuarioId)?.nome
    return nome === undefined ? [] : [{ ...answer, nome }]
  })
}
