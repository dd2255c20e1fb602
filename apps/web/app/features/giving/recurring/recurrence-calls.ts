import type { CallInput, Success } from '@narthex/contract/endpoint'
import * as calls from '@narthex/contract/giving/recurrence.endpoints'
import { callApi } from '../../../session/api.ts'

/** A recurring gift with its charges. */
export type RecurrenceWithCycles = Success<typeof calls.getRecurrence>
type NewRecurrence = CallInput<typeof calls.createRecurrence>['body']
type ChangedRecurrence = CallInput<typeof calls.changeRecurrence>['body']

const ofMember = (memberId: number) => ({ userId: String(memberId) })

export const loadRecurrences = (memberId: number) => callApi(calls.listMyRecurrences, { params: ofMember(memberId) })

export const loadRecurrence = (id: string) => callApi(calls.getRecurrence, { params: { id } })

export const createRecurrence = (memberId: number, body: NewRecurrence) =>
  callApi(calls.createRecurrence, { params: ofMember(memberId), body })

export const changeRecurrence = (id: string, body: ChangedRecurrence) =>
  callApi(calls.changeRecurrence, { params: { id }, body })

export const skipCycle = (id: string, ciclo: number, flagPular: boolean) =>
  callApi(calls.skipCycle, { params: { id }, body: { ciclo, flagPular } })

export const pauseRecurrence = (id: string, flagPausar: boolean) =>
  callApi(calls.pauseRecurrence, { params: { id }, body: { flagPausar } })

export const retryCycle = (id: string, ciclo: number) => callApi(calls.retryCycle, { params: { id }, body: { ciclo } })

export const cancelRecurrence = (id: string) => callApi(calls.cancelRecurrence, { params: { id } })
