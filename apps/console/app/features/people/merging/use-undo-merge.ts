import { showMessage } from '@narthex/client/calls/status-store'
import { ApiError } from '@narthex/contract/client'
import { undoMerge } from '@narthex/contract/people/merging.endpoints'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFailure } from '../../../components/use-failure.ts'
import { recordPath } from '../../../resource/kind-paths.ts'
import { callApi } from '../../../session/api.ts'

/** Says why two people were not merged, or a merge not undone. */
export function useMergeFailure(): (error: unknown) => string {
  const t = useTranslations('consoleMerging')
  const explain = useFailure()
  return (error) => {
    const key = error instanceof ApiError ? `refusals.${error.code}` : ''
    return t.has(key as never) ? t(key as never) : explain(error)
  }
}

/** Undoes a merge, and leads to the one who is a person of their own again. Tells what came of it. */
export function useUndoMerge(): (mergeId: number) => Promise<void> {
  const t = useTranslations('consoleMerging')
  const explain = useMergeFailure()
  const navigate = useNavigate()
  return async (mergeId) => {
    try {
      const { idOutro, ficaram } = await callApi(undoMerge, { params: { id: String(mergeId) } })
      void navigate(recordPath({ place: 'people' }, idOutro))
      const text = ficaram === 0 ? t('undone') : t('undonePartly', { count: ficaram })
      showMessage('GLOBAL', { tone: 'success', text })
    } catch (error) {
      showMessage('GLOBAL', { tone: 'danger', text: explain(error) })
      throw error
    }
  }
}
