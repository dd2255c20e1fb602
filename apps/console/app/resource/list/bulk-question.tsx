import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { BulkOrder } from '@narthex/contract/resources/bulk.schemas'
import { Dialog } from '@narthex/ui/dialog'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import type { AnyConsoleResource } from '../console-resource.ts'
import { listCalls } from '../record-calls.ts'

export interface BulkQuestionProps {
  readonly kind: AnyConsoleResource
  readonly order: BulkOrder
  /** Label of the act, as on its button. */
  readonly act: string
  /** Given the fingerprint of the records that were named. */
  readonly onGo: (digest: string) => void
  readonly onClose: () => void
}

/** Says how many records an act would change, and names ten of them, before it is done. */
export function BulkQuestion({ kind, order, act, onGo, onClose }: BulkQuestionProps) {
  const t = useTranslations('consoleList.confirm')
  const frame = useTranslations('consoleFrame')
  const preview = useLoaded(JSON.stringify(order), () => listCalls.previewBulk(kind, order))
  const count = preview.state === 'ready' ? preview.value.quantos : 0
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={preview.state === 'ready' ? t('title', { act, count }) : act}
      closeLabel={frame('close')}
    >
      {preview.state === 'loading' && <Skeleton className="h-32 w-full" />}
      {preview.state === 'failed' && <LoadFailed onRetry={() => void preview.reload()} />}
      {preview.state === 'ready' && (
        <>
          <p className="text-sm text-muted">{t('names')}</p>
          <ul className="mb-5 list-disc ps-5">
            {[...preview.value.nomes.entries()].map(([place, name]) => (
              <li key={place}>{name}</li>
            ))}
          </ul>
          <button
            type="button"
            className={toolClass('danger')}
            disabled={count === 0}
            onClick={() => onGo(preview.value.resumo)}
          >
            {t('go')}
          </button>
        </>
      )}
    </Dialog>
  )
}
