import * as z from 'zod/mini'
import { deadlines, type JobQueue } from '../../../platform/jobs/job-queue.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'

/** Compares the CPF of a member with those of the others, and mails the office. */
export const cpfCheckQueue: JobQueue<{ usuario: number }> = {
  name: 'usuario-cpf',
  lane: 'mail',
  deadlineMs: deadlines.callsMs,
  data: z.object({ usuario: z.int() }),
}

/** Has a CPF compared after the answer, which is the same for every CPF. */
export const planCpfCheck = (work: ChurchWork, memberId: number): Promise<void> =>
  enqueue(work, cpfCheckQueue, { usuario: memberId }, { singletonKey: String(memberId) })
