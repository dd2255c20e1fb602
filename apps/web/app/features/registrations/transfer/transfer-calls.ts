import type { CallInput, Success } from '@narthex/contract/endpoint'
import * as changes from '@narthex/contract/tickets/ticket-changes.endpoints'
import { callApi } from '../../../session/api.ts'

export type Transfer = Success<typeof changes.getTransfer>

export const loadTransfer = (codigo: string) => callApi(changes.getTransfer, { params: { codigo } })

export const acceptTransfer = (codigo: string, body: CallInput<typeof changes.acceptTransfer>['body']) =>
  callApi(changes.acceptTransfer, { params: { codigo }, body })
