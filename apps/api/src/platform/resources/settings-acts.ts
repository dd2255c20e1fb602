import type { RecordChange } from '@narthex/contract/audit/history.schemas'
import type { ListedQuery } from '@narthex/contract/resources/resource-endpoints'
import type { Settings } from '@narthex/contract/resources/settings'
import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { ActDetails } from '../audit/acts.ts'
import { DomainError } from '../errors/domain-error.ts'
import type { MemberCall } from '../http/route.ts'
import type { ChurchWork } from '../work/church-work.ts'
import { edit, requireVersion } from '../work/edit.ts'
import type { RecordPlace } from '../work/records.ts'
import { pickDeclared } from './resource-kind.ts'
import type { ListOf } from './resource-service.ts'

interface Versioned {
  readonly versao: number
}

type Row<S extends Settings> = z.output<S['row']> & Versioned

/** The rules of settings: what each call is bound to. */
export interface SettingsService<S extends Settings> {
  /** Where they are, as history keeps them. */
  readonly record: () => RecordPlace
  /** Details of a change for the audit log: codes, no words. */
  readonly subject?: (form: z.output<S['form']>) => ActDetails
  /** Counts and checks before the transaction begins, what a transaction of the church cannot. */
  admit?(call: MemberCall, form: z.output<S['form']>): Promise<void>
  /** The settings as calls answer them; the product's own, with version 0, where the church never wrote them. */
  read(work: ChurchWork): Promise<Row<S>>
  /** Replaces them, with `versao` one more than that of `before`. No other change of them runs at the same time. */
  set(work: ChurchWork, before: Row<S>, form: z.output<S['form']>): Promise<unknown>
  history(work: ChurchWork, place: RecordPlace, query: ListedQuery): Promise<ListOf<RecordChange>>
}

/** The calls of settings as use cases: of routes, and of what writes on a church's behalf. */
export interface SettingsActs<S extends Settings> {
  get(call: MemberCall): Promise<Row<S>>
  set(call: MemberCall, form: z.output<S['form']> & Versioned): Promise<Row<S>>
  /** Replaces them whatever version they have: for seeds and imports. */
  replace(call: MemberCall, form: z.output<S['form']>): Promise<Row<S>>
  history(call: MemberCall, query: ListedQuery): Promise<ListOf<RecordChange>>
}

/** Binds the calls of settings to their service. A write is an edit: it compares the version, and writes history and audit. */
export function settingsActs<S extends Settings>(settings: S, service: SettingsService<S>): SettingsActs<S> {
  const { calls, isPublic } = settings

  async function write(call: MemberCall, form: z.output<S['form']>, base?: number): Promise<Row<S>> {
    await service.admit?.(call, form)
    const place = service.record()
    const subject = service.subject?.(form) ?? {}
    const written = edit(call, { act: calls.set.act, subject, isPublic }, async ({ work, watch }) => {
      await lockChurch(work)
      await watch(place)
      const before = await service.read(work)
      if (base !== undefined) requireVersion(before, base)
      await service.set(work, before, form)
      return service.read(work)
    })
    return written.catch(async (error: unknown) => {
      throw await withTheirs(call, error)
    })
  }

  /** CHANGED_MEANWHILE tells what the other side wrote, so that an editor can merge the fields of both. */
  async function withTheirs({ inChurch }: MemberCall, error: unknown): Promise<unknown> {
    if (!(error instanceof DomainError) || error.code !== 'CHANGED_MEANWHILE') return error
    const registro = pickDeclared(settings.row, await inChurch((work) => service.read(work)))
    const current = { registro, revisao: 0, rascunho: null }
    return new DomainError('CHANGED_MEANWHILE', { ...(error.details && { details: error.details }), current })
  }

  return {
    get: ({ inChurch }) => inChurch((work) => service.read(work)),
    set: (call, { versao, ...form }) => write(call, form as z.output<S['form']>, versao),
    replace: (call, form) => write(call, form),
    history: ({ inChurch }, query) => inChurch((work) => service.history(work, service.record(), query)),
  }
}

/** Settings that were never written have no row to lock. */
async function lockChurch({ church, tx }: ChurchWork): Promise<void> {
  await tx.execute(sql`select 1 from igreja where id = ${church.igrejaId} for no key update`)
}
