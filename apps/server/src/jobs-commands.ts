import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import {
  dropJobs,
  type JobFilter,
  type JobGroup,
  type JobState,
  listJobGroups,
  retryJobs,
} from '@narthex/api/platform/jobs/job-office.queries'
import { forEachChurch } from '@narthex/api/platform/jobs/job-office.service'
import { laneNames } from '@narthex/api/platform/jobs/lanes'
import type { ChurchWork } from '@narthex/api/platform/work/church-work'
import { configFromEnvironment } from './environment.ts'
import { RefusedError } from './explain.ts'
import { formatTable } from './format-table.ts'
import { createLog } from './log.ts'
import { openProduct, type Product } from './product.ts'

const usage = `npm run jobs -- list | retry | drop [--queue NAME]… [--lane ${laneNames.join('|')}] [--church CODE] [--given-up] [--waiting] [--yes]
list: jobs by church and queue. retry: those that were given up are due now. drop: deletes jobs; needs --given-up or --waiting.`

const flag = { type: 'boolean', default: false } as const
const text = { type: 'string' } as const
const names = { type: 'string', multiple: true } as const
const options = {
  queue: names,
  lane: text,
  church: text,
  'given-up': flag,
  waiting: flag,
  yes: flag,
} as const

const parse = (args: readonly string[]) => parseArgs({ args: [...args], options, allowPositionals: true })
type Values = ReturnType<typeof parse>['values']

/** `npm run jobs`: lists, repeats or deletes jobs, whether the product runs or not. */
export async function jobsCommand(args: readonly string[], config = configFromEnvironment()): Promise<void> {
  const { values, positionals } = parse(args)
  const [name = '', ...more] = positionals
  const action = actions[name]
  if (!action || more.length > 0) throw new RefusedError(usage)
  const product = await openProduct(config, createLog('error'))
  try {
    await action(product, values)
  } finally {
    await product.close()
  }
}

const actions: Readonly<Record<string, (product: Product, values: Values) => Promise<void>>> = {
  async list(product, values) {
    const groups = await findGroups(product, values, ['given up', 'waiting', 'running', 'planned'])
    console.log(groups.length > 0 ? toTable(product, groups) : 'No jobs match.')
  },

  async retry(product, values) {
    const filter = toFilter(product, values, ['given up'])
    const counts = await inChurches(product, values, (work) => retryJobs(work, filter))
    console.log(`Jobs that are due now: ${sum(counts.map(({ result }) => result))}`)
  },

  async drop(product, values) {
    if (!values['given-up'] && !values.waiting) throw new RefusedError('Say which to drop: --given-up or --waiting')
    // Jobs of other lanes plan the next of their kind: without them nothing happens any more.
    if (values.waiting && !values.queue && values.lane !== 'mail')
      throw new RefusedError('Name the queue whose waiting jobs to drop (--queue NAME), or --lane mail')
    const groups = await findGroups(product, values, [])
    if (groups.length > 0) {
      console.log(toTable(product, groups))
      await confirm(sum(groups.map(({ jobs }) => jobs)), values.yes)
    }
    const filter = toFilter(product, values, [])
    const counts = await inChurches(product, values, (work) => dropJobs(work, filter))
    console.log(`Jobs that were dropped: ${sum(counts.map(({ result }) => result))}`)
  },
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

interface ListedGroup extends JobGroup {
  readonly church: string
}

async function findGroups(product: Product, values: Values, usual: readonly JobState[]): Promise<ListedGroup[]> {
  const filter = toFilter(product, values, usual)
  const found = await inChurches(product, values, (work) => listJobGroups(work, filter))
  return found.flatMap(({ church, result }) => result.map((group) => ({ ...group, church: church.codigo })))
}

async function inChurches<T>({ platform }: Product, { church }: Values, run: (work: ChurchWork) => Promise<T>) {
  const found = await forEachChurch(platform, church, run)
  if (!found) throw new RefusedError(`There is no church with the code ${church}`)
  return found
}

/** @param usual the states where none is named */
function toFilter({ queues: known }: Product, values: Values, usual: readonly JobState[]): JobFilter {
  const { lane, queue } = values
  if (lane !== undefined && !laneNames.some((name) => name === lane))
    throw new RefusedError(`There is no lane ${lane}; there are: ${laneNames.join(', ')}`)
  const ofLane = lane === undefined ? undefined : known.filter((each) => each.lane === lane).map((each) => each.queue)
  const queues = queue && ofLane ? queue.filter((name) => ofLane.includes(name)) : (queue ?? ofLane)
  const states: JobState[] = []
  if (values['given-up']) states.push('given up')
  if (values.waiting) states.push('waiting')
  return { queues, states: states.length > 0 ? states : usual }
}

async function confirm(jobs: number, isConfirmed: boolean): Promise<void> {
  if (isConfirmed) return
  if (!process.stdin.isTTY) throw new RefusedError('Nothing was dropped: confirm with --yes')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Drop ${jobs} jobs for good? Type yes: `)
  terminal.close()
  if (answer.trim() !== 'yes') throw new RefusedError('Nothing was dropped')
}

function toTable({ queues }: Product, groups: readonly ListedGroup[]): string {
  const lanes = new Map<string, string>(queues.map(({ queue, lane }) => [queue, lane]))
  return formatTable([
    ['church', 'queue', 'lane', 'state', 'jobs', 'due since', 'attempts', 'last error'],
    ...groups.map(({ church, queue, state, jobs, dueAt, maxAttempts, error }) => [
      church,
      queue,
      lanes.get(queue) ?? 'unknown',
      state,
      String(jobs),
      `${new Date(dueAt).toISOString().slice(0, 19)}Z`,
      String(maxAttempts),
      error ?? '',
    ]),
  ])
}
