import { dateIn } from '@narthex/contract/church-time'
import type { getStudyGuidance } from '@narthex/contract/content/study.endpoints'
import type { Success } from '@narthex/contract/endpoint'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { findFaces } from '../../members/faces.service.ts'
import { type ReadQuery, withItem } from '../content-reading.service.ts'
import { canEditStudies } from './studies.policy.ts'
import { listShared } from './study-answers.queries.ts'
import { findGuidance } from './study-guidance.queries.ts'

/** Asks which members a member leads on a day of the church's calendar. */
export interface StudyLeading {
  readonly findLeading: (
    work: ChurchWork,
    today: string,
    memberId: MemberId,
  ) => Promise<{ readonly leads: boolean; readonly led: readonly MemberId[] }>
}

declare module '../../../platform/modules/module.ts' {
  interface Provided extends StudyLeading {}
}

type ForLeaders = Success<typeof getStudyGuidance>

/**
 * Returns the guidance for group leaders and the answers that their group members share with them; both empty for a
 * member who neither leads a group nor edits studies. NOT_FOUND as for the study itself.
 */
export async function getGuidance(
  platform: StudyLeading,
  call: MemberCall,
  { id, ...query }: ReadQuery & { readonly id: number },
): Promise<ForLeaders> {
  const { timeZone } = await call.facts()
  const today = dateIn(timeZone, call.clock())
  return withItem(call, { kinds: ['ESTUDO'], named: { id }, ...query }, async (work, { item }) => {
    const { leads, led } = await platform.findLeading(work, today, call.actor.memberId)
    const orientacao = leads || canEditStudies(call.actor) ? await findGuidance(work, id, query.idioma) : undefined
    const questionCodes = (item.perguntas ?? []).map(({ codigo }) => codigo)
    return {
      orientacao: orientacao ?? null,
      compartilhadas: await listSharedAnswers(work, { studyId: id, led, today, questionCodes }),
    }
  })
}

interface Sharing {
  readonly studyId: number
  readonly questionCodes: readonly string[]
  readonly led: readonly MemberId[]
  readonly today: string
}

async function listSharedAnswers(work: ChurchWork, { studyId, questionCodes, led, today }: Sharing) {
  if (led.length === 0 || questionCodes.length === 0) return []
  const shared = await listShared(work, { studyId, memberIds: led, questionCodes })
  const faces = await findFaces(work, today, led)
  // Members without a face have left the church.
  return shared.flatMap(({ memberId, ...answer }) => {
    const nome = faces.get(memberId)?.nome
    return nome === undefined ? [] : [{ ...answer, nome }]
  })
}
