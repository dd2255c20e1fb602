import { showMessage } from '@narthex/client/calls/status-store'
import { reloadData } from '@narthex/client/data/query-client'
import { Dialog } from '@narthex/ui/dialog'
import { Icon } from '@narthex/ui/icon'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { signClass, toolClass } from '../../components/buttons.ts'
import { useMay } from '../../session/office.ts'
import type { AnyConsoleResource, OfficeRecord } from '../console-resource.ts'
import { recordCalls } from '../record-calls.ts'
import { type BulkResult, runInBulk } from './run-in-bulk.ts'
import { countSelected, isSelected, type Selection } from './selection.ts'
import { listKey } from './use-record-list.ts'

export interface BulkBarProps {
  readonly kind: AnyConsoleResource
  readonly items: readonly OfficeRecord[]
  readonly selection: Selection
  readonly onDone: () => void
}

type BulkVerb = 'publish' | 'withdraw' | 'remove'

/** What is done with the marked rows; it comes up from below with the first mark. */
export function BulkBar({ kind, items, selection, onDone }: BulkBarProps) {
  const t = useTranslations('consoleList')
  const frame = useTranslations('consoleFrame')
  const texts = useTranslations(kind.texts)
  const [done, setDone] = useState<number>()
  const [isAsking, setAsking] = useState(false)
  const mayWrite = useMay(kind.may.write)
  const mayPublish = useMay(kind.may.publish)
  const marked = items.filter(({ id }) => isSelected(selection, id))
  const count = countSelected(selection, items.length)
  if (count === 0) return null
  const verbs: readonly BulkVerb[] = [
    ...(mayPublish && kind.calls.publish ? (['publish', 'withdraw'] as const) : []),
    ...(mayWrite && kind.calls.remove ? (['remove'] as const) : []),
  ]
  const act = async (verb: BulkVerb) => {
    setAsking(false)
    setDone(0)
    const result = await runInBulk(marked, (item) => runVerb(kind, verb, item), setDone)
    setDone(undefined)
    tell(result)
    await reloadData(listKey(kind))
    onDone()
  }
  const tell = ({ done: succeeded, failed }: BulkResult) =>
    showMessage('GLOBAL', {
      tone: failed > 0 ? 'warning' : 'success',
      text:
        failed > 0
          ? t('bulkPartly', { done: String(succeeded), failed: String(failed) })
          : t('bulkDone', { count: succeeded }),
    })
  return (
    <section
      aria-label={t('actions')}
      className="sticky bottom-[calc(var(--bottom-nav)+1rem)] z-20 mx-auto mt-6 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-card bg-card p-2 ps-4 shadow-float"
    >
      <p role="status" className="text-sm font-semibold">
        {done === undefined
          ? t('selected', { count })
          : t('bulkProgress', { done: String(done), count: String(count) })}
      </p>
      {verbs.map((verb) => (
        <button
          key={verb}
          type="button"
          disabled={done !== undefined}
          onClick={() => (verb === 'remove' ? setAsking(true) : void act(verb))}
          className={toolClass(verb === 'remove' ? 'danger' : 'quiet')}
        >
          {texts(`actions.${verb}`)}
        </button>
      ))}
      <button type="button" onClick={onDone} className={signClass}>
        <Icon name="close" className="size-5" />
        <span className="sr-only">{t('unselect')}</span>
      </button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts('actions.remove')}
        closeLabel={frame('close')}
      >
        <p className="mb-5">{texts('removeSelected', { count })}</p>
        <button type="button" className={toolClass('danger')} onClick={() => void act('remove')}>
          {texts('actions.remove')}
        </button>
      </Dialog>
    </section>
  )
}

async function runVerb(kind: AnyConsoleResource, verb: BulkVerb, item: OfficeRecord): Promise<void> {
  if (verb === 'remove') await recordCalls.remove(kind, item.id)
  else await recordCalls[verb](kind, item)
}
