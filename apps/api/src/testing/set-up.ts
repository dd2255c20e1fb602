import type { ModuleCode } from '@narthex/contract/church-codes'
import type { FoundChurch } from '@narthex/contract/churches/church.form'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { assembleApp } from '../app.ts'
import { foundOrganisation } from '../modules/churches/churches.editing.service.ts'
import { createJobRunner, type JobRunner } from '../platform/jobs/job-runner.ts'
import type { Assembled } from '../platform/modules/module.ts'
import type { ChurchScope } from '../platform/scope/scope.ts'
import { type Caller, openCaller } from './caller.ts'
import { joinChurch, type NewPerson, type Person } from './people.ts'
import { foundPlainChurch, pomar } from './plain-church.ts'
import type { SeededChurches } from './seeded-churches.ts'
import { openSeededPlatform, type SeededPlatform } from './seeded-platform.ts'
import { openTestPlatform, type TestPlatform, type TestPlatformOptions } from './test-platform.ts'

/** The platform of a suite, open from its first `beforeAll` to its end. Read its properties in hooks and tests only. */
export interface SetUp<Churches = object> extends Omit<TestPlatform & Caller, 'close'> {
  readonly churches: Churches
  /** The dependencies of the product's functions. */
  readonly needs: Assembled
  /** The time of the platform's clock, where `startsAt` is given. */
  now: Date
  /** Moves that clock forward. */
  advance(ms: number): void
  /** A new member with a session; of the church that calls go to unless another is given. */
  join(own?: NewPerson & { readonly at?: ChurchScope }): Promise<Person>
  /** Runs the due jobs and those that they enqueue; mails are dropped. */
  runJobs(): Promise<void>
}

export interface SetUpOptions extends TestPlatformOptions {
  /** Time of the platform's clock at the start of each test. */
  readonly startsAt?: Date
}

/** A platform without churches. */
export const setUpPlatform = (options: SetUpOptions = {}): SetUp => setUp({ ...options, found: async () => ({}) })

export type PlainChurch = Partial<FoundChurch> & { readonly modules?: readonly ModuleCode[] }

/**
 * A platform with plain churches, founded in the order given, each a property by its code. Calls go to the first. The
 * organisation `pomar` exists if a church belongs to it.
 */
export function setUpChurches<Code extends string>(
  churches: Readonly<Record<Code, PlainChurch>>,
  options: SetUpOptions = {},
): SetUp<Readonly<Record<Code, ChurchScope>>> & Readonly<Record<Code, ChurchScope>> {
  const plans = Object.entries<PlainChurch>(churches)
  async function found({ platform }: TestPlatform) {
    if (plans.some(([, { organizacao }]) => organizacao === pomar.slug)) await foundOrganisation(platform, pomar)
    const scopes: Partial<Record<string, ChurchScope>> = {}
    for (const [code, { modules, ...own }] of plans) scopes[code] = await foundPlainChurch(platform, code, modules, own)
    return scopes as Record<Code, ChurchScope>
  }
  return setUp({ ...options, found, names: Object.keys(churches) as Code[] })
}

/**
 * A platform with the seeded churches; calls go to `videira`. It is a copy of a database in which they were founded once,
 * by the system's clock or at the first time of the test's own.
 */
export const setUpSeededChurches = (
  options: Omit<SetUpOptions, 'template' | 'files'> = {},
): SetUp<SeededChurches> & SeededChurches =>
  setUp<SeededChurches, SeededPlatform>({
    ...options,
    open: openSeededPlatform,
    found: async ({ churches }) => churches,
    names: ['videira', 'oliveira', 'farol', 'fechada', 'pomar', 'things'],
  })

interface Plan<Churches, Test extends TestPlatform> extends SetUpOptions {
  readonly open?: (options: TestPlatformOptions) => Promise<Test>
  readonly found: (test: Test) => Promise<Churches>
  /** Properties of the churches that become properties of the set-up; calls go to the first. */
  readonly names?: readonly (keyof Churches & string)[]
}

interface Opened<Churches> {
  readonly test: TestPlatform
  readonly churches: Churches
  readonly caller: Caller
  readonly needs: Assembled
  readonly runner: JobRunner
}

function setUp<Churches extends object, Test extends TestPlatform = TestPlatform>({
  startsAt,
  open = openTestPlatform as NonNullable<Plan<Churches, Test>['open']>,
  found,
  names = [],
  ...options
}: Plan<Churches, Test>): SetUp<Churches> & Churches {
  const closings: (() => Promise<void>)[] = []
  let opened: Opened<Churches> | undefined
  const current = () => {
    if (!opened) throw new Error('The platform is open in hooks and tests only')
    return opened
  }

  beforeAll(async () => {
    const test = await open(startsAt ? { ...options, clock: () => setUp.now } : options)
    closings.push(test.close)
    const churches = await found(test)
    const caller = openCaller(test.platform, names[0] ?? 'none')
    closings.unshift(caller.close)
    const { needs, workers } = assembleApp(test.platform)
    const runner = createJobRunner(test.platform, workers({ async deliver() {} }))
    opened = { test, churches, caller, runner, needs }
  })
  afterAll(async () => {
    for (const close of closings.splice(0)) await close()
  })
  if (startsAt)
    beforeEach(() => {
      setUp.now = startsAt
    })

  const setUp: SetUp<Churches> = {
    get platform() {
      return current().test.platform
    },
    get needs() {
      return current().needs
    },
    get databaseUrl() {
      return current().test.databaseUrl
    },
    get churches() {
      return current().churches
    },
    get app() {
      return current().caller.app
    },
    asOwner: (work) => current().test.asOwner(work),
    call: (...given) => current().caller.call(...given),
    logIn: (...given) => current().caller.logIn(...given),
    now: startsAt ?? new Date(0),
    advance(ms) {
      setUp.now = new Date(setUp.now.getTime() + ms)
    },
    join: ({ at, ...own } = {}) =>
      joinChurch(
        setUp.platform,
        setUp.platform.transactions.at(
          at ?? ((setUp.churches as Record<string, ChurchScope>)[names[0] ?? ''] as ChurchScope),
        ),
        own,
      ),
    async runJobs() {
      while ((await current().runner.runDue()) > 0);
    },
  }
  for (const name of names)
    Object.defineProperty(setUp, name, { get: () => current().churches[name], enumerable: true })
  return setUp as SetUp<Churches> & Churches
}
