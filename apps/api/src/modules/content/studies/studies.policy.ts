import { hasPermission } from '@narthex/contract/permissions'
import type { Actor } from '../../../platform/http/route.ts'
import type { StudySettings } from '../study-settings.queries.ts'

/** Members may read every study; visitors only if the church made studies public. */
export function canReadStudies(
  { flagConteudoPublico }: Pick<StudySettings, 'flagConteudoPublico'>,
  actor: Actor | undefined,
): boolean {
  return flagConteudoPublico || actor !== undefined
}

/** Content editors may read the guidance for leaders; other members only if they lead a group. */
export function canEditStudies(actor: Pick<Actor, 'roles'>): boolean {
  return hasPermission(actor, 'content.write')
}
