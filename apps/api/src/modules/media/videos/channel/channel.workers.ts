import { type Worker, workerFor } from '../../../../platform/jobs/worker.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { channelQueue } from './channel.jobs.ts'
import { readChannel } from './reading.service.ts'

export function channelWorkers(platform: Needs<'files' | 'log' | 'web'>): Worker[] {
  return [workerFor(channelQueue, (call, { data }) => readChannel(platform, call, new Date(data.devida)))]
}
