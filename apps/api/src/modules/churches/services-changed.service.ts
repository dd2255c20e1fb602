import { enqueue } from '../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { servicesChangedQueue } from './churches.signals.ts'

/** Announces that weekly services which are streamed changed, after the commit. */
export function planServicesChanged(work: ChurchWork): Promise<void> {
  return enqueue(work, servicesChangedQueue, {})
}
