import { useIsOnline } from '@narthex/client/device/connection'
import { buttonClass } from '@narthex/ui/button'
import { SelectField } from '@narthex/ui/select-field'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CameraView } from './camera-view.tsx'
import { ConflictNotices } from './conflict-notices.tsx'
import type { DoorBook } from './door-book.ts'
import { EntryCounts } from './entry-counts.tsx'
import { ManualEntry } from './manual-entry.tsx'
import { loadQrReader } from './read-qr.ts'
import { ResultScreen } from './result-screen.tsx'
import { SaleDialog } from './sale-dialog.tsx'
import { SyncState } from './sync-state.tsx'
import type { DoorAccess } from './use-door.ts'
import { useScanning } from './use-scanning.ts'
import { loadVerifier } from './verify-ticket.ts'

export interface DoorDeskProps {
  readonly access: DoorAccess
  readonly book: DoorBook
  readonly device: string
}

/** All that is done at a door, the camera first. */
export function DoorDesk({ access, book, device }: DoorDeskProps) {
  const t = useTranslations('door')
  const { door } = book
  const isOnline = useIsOnline()
  const [listId, setListId] = useState(door.listas[0]?.id)
  const [isSelling, setSelling] = useState(false)
  const list = door.listas.find(({ id }) => id === listId) ?? door.listas[0]
  const scanning = useScanning({ access, book, list, device })
  useEffect(() => {
    // Without a connection, and not kept from an earlier visit: the search still finds who comes.
    void Promise.allSettled([loadQrReader(), loadVerifier()])
  }, [])
  const typeName = (id: number) => door.ingressos.find((type) => type.id === id)?.nome ?? ''
  if (!list) return null
  return (
    <>
      <h1 className="text-2xl">{door.evento.titulo}</h1>
      <SyncState
        syncedAt={book.syncedAt}
        waiting={access.waiting}
        isSyncing={access.isSyncing}
        onSync={() => void access.sync()}
      />
      <ConflictNotices tickets={access.tickets} device={device} rejected={access.rejected} />
      {door.listas.length > 1 && (
        <SelectField
          label={t('list')}
          value={String(list.id)}
          onChange={({ target }) => setListId(Number(target.value))}
          options={door.listas.map(({ id, nome }) => ({ value: String(id), label: nome }))}
        />
      )}
      <EntryCounts tickets={access.tickets} list={list} typeName={typeName} />
      <CameraView isPaused={scanning.verdict !== undefined || isSelling} onText={scanning.readText} />
      <ManualEntry
        tickets={access.tickets}
        list={list}
        typeName={typeName}
        onTicket={scanning.readTicket}
        onCode={scanning.readText}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <button
          type="button"
          disabled={!scanning.canUndo}
          onClick={scanning.undo}
          className={`${buttonClass('quiet')} disabled:opacity-60`}
        >
          {t('undo')}
        </button>
        <button
          type="button"
          disabled={!isOnline}
          onClick={() => setSelling(true)}
          className={`${buttonClass('quiet')} disabled:opacity-60`}
        >
          {t('sell')}
        </button>
      </div>
      <SaleDialog
        door={door}
        isOpen={isSelling}
        onClose={() => setSelling(false)}
        onSold={(tickets) => {
          setSelling(false)
          scanning.letIn(tickets)
        }}
      />
      {scanning.verdict && (
        <ResultScreen
          key={scanning.count}
          verdict={scanning.verdict}
          typeName={typeName}
          onNext={scanning.next}
          onHandOver={scanning.handOver}
        />
      )}
    </>
  )
}
