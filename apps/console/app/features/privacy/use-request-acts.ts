import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { saveFile } from '@narthex/client/device/save-file'
import { ApiError } from '@narthex/contract/client'
import {
  assignPrivacyRequest,
  decidePrivacyRequest,
  exportPersonOfRequest,
  type PrivacyRequestFile,
  reopenPrivacyRequest,
} from '@narthex/contract/privacy/privacy.endpoints'
import type { PrivacyRefusal } from '@narthex/contract/privacy/privacy-words'
import { useTranslations } from 'use-intl'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../../session/api.ts'
import { useOfficeSession } from '../../session/office.ts'

export interface RequestActs {
  readonly isBusy: boolean
  readonly assign: (request: PrivacyRequestFile, idResponsavel: number | null) => void
  readonly decide: (
    request: PrivacyRequestFile,
    decision: { readonly recusa: PrivacyRefusal | null; readonly resposta: string | null },
  ) => void
  readonly reopen: (request: PrivacyRequestFile) => void
  readonly download: (request: PrivacyRequestFile) => void
}

/**
 * Acts on a request about personal data: each is told, and what was closed can be opened again.
 * @param onChanged loads again what is shown
 */
export function useRequestActs(onChanged: () => Promise<unknown>): RequestActs {
  const t = useTranslations('consolePrivacyRequests')
  const { igreja } = useOfficeSession()
  const explain = useFailure()
  const act = useAct()
  const attempt = (run: () => Promise<void>) =>
    void act.run(async () => {
      try {
        await run()
      } catch (error) {
        const isOld = error instanceof ApiError && error.code === 'CHANGED_MEANWHILE'
        showMessage('GLOBAL', { tone: isOld ? 'info' : 'danger', text: isOld ? t('changed') : explain(error) })
      }
      await onChanged()
    })
  const params = ({ id }: PrivacyRequestFile) => ({ id: String(id) })
  const reopen = (request: PrivacyRequestFile) =>
    attempt(async () => {
      await callApi(reopenPrivacyRequest, { params: params(request) })
      showMessage('GLOBAL', { tone: 'success', text: t('reopened') })
    })
  return {
    isBusy: act.isBusy,
    reopen,
    assign: (request, idResponsavel) =>
      attempt(async () => {
        const { versao } = request
        await callApi(assignPrivacyRequest, { params: params(request), body: { versao, idResponsavel } })
        showMessage('GLOBAL', { tone: 'success', text: t('assigned') })
      }),
    decide: (request, decision) =>
      attempt(async () => {
        const { versao } = request
        await callApi(decidePrivacyRequest, { params: params(request), body: { versao, ...decision } })
        const action = { label: t('undo'), onAct: () => reopen(request) }
        showMessage('GLOBAL', { tone: 'success', text: t('closed'), action })
      }),
    download: (request) =>
      attempt(async () => {
        const data = await callApi(exportPersonOfRequest, { params: params(request) })
        saveFile(`${igreja.codigo}-${request.pessoa?.id}.json`, JSON.stringify(data, null, 2), 'application/json')
        showMessage('GLOBAL', { tone: 'success', text: t('downloaded') })
      }),
  }
}
