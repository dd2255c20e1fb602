import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { isPublishedStudy } from './known-studies.queries.ts'

/** Validates a reference to a study. Returns null if the study is missing or not published (any more). */
export async function findPublishedStudy(work: ChurchWork, id: number | null, now: Date): Promise<number | null> {
  return id !== null && (await isPublishedStudy(work, id, now)) ? id : null
}
