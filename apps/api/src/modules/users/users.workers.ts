import { type Worker, workerFor } from '../../platform/jobs/worker.ts'
import type { Post } from '../../platform/mail/post.ts'
import { cpfCheckQueue } from './cpf/cpf-checks.jobs.ts'
import { type CpfCheckNeeds, checkCpf } from './cpf/cpf-checks.service.ts'

export function userWorkers(platform: CpfCheckNeeds, post: Post): Worker[] {
  return [workerFor(cpfCheckQueue, (call, job) => checkCpf(platform, post, call, job))]
}
