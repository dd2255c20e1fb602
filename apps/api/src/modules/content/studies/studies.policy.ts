import { staff } from '@narthex/contract/staff'
import type { Actor } from '../../../platform/http/route.ts'
import type { StudySettings } from './study-settings.queries.ts'

/** Members read every study; visitors where the church opened them. */
export function canReadStudies({ flagConteudoPublico }: StudySettings, actor: Actor | undefined): boolean {
  return flagConteudoPublico || actor !== undefined
}

/** Whoever writes what the site tells may have written it; other members must lead a group. */
export function isStaffOfStudies({ roles }: Pick<Actor, 'roles'>): boolean {
  return roles.some((role) => (staff.edit.staff as readonly string[]).includes(role))
}
