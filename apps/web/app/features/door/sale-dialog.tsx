import { sellAtDoor } from '@narthex/contract/tickets/door.endpoints'
import type { Door, DoorTicket } from '@narthex/contract/tickets/door.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { Notice } from '@narthex/ui/notice'
import { TextField } from '@narthex/ui/text-field'
import { useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { moneyText } from '../../format/money.ts'
import { useFailureText } from '../../forms/use-failure-text.ts'
import { callApi } from '../../session/api.ts'

export interface SaleDialogProps {
  readonly door: Door
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onSold: (tickets: readonly DoorTicket[]) => void
}

/** Sells tickets for cash: what to take is in sight before it is written down. */
export function SaleDialog({ door, isOpen, onClose, onSold }: SaleDialogProps) {
  const t = useTranslations('door.sale')
  const shell = useTranslations('shell')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={shell('close')}>
      <SaleForm door={door} onSold={onSold} />
    </Dialog>
  )
}

function SaleForm({ door, onSold }: Pick<SaleDialogProps, 'door' | 'onSold'>) {
  const t = useTranslations('door.sale')
  const validation = useTranslations('validation')
  const locale = useLocale()
  const failureText = useFailureText()
  const types = door.ingressos.filter(({ flagAtivo, flagAdicional }) => flagAtivo && !flagAdicional)
  const [nome, setNome] = useState('')
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({})
  const [isAsked, setAsked] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  /** The same until the form changes: a repeated call sells once. */
  const key = useRef({ content: '', chave: '' })
  const ingressos = types.flatMap(({ id }) => Array<number>(counts[id] ?? 0).fill(id))
  const total = types.reduce((sum, { id, valor }) => sum + valor * (counts[id] ?? 0), 0)

  const sell = async () => {
    const content = JSON.stringify([nome, ingressos, total])
    if (key.current.content !== content) key.current = { content, chave: crypto.randomUUID() }
    setSending(true)
    setFailure(undefined)
    try {
      const body = { chave: key.current.chave, nome, ingressos, total }
      onSold(await callApi(sellAtDoor, { params: { id: String(door.evento.id) }, body }))
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setSending(false)
    }
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (ingressos.length > 0 && nome.trim() && !isSending) void sell()
      }}
    >
      <TextField
        label={t('name')}
        value={nome}
        onChange={({ target }) => setNome(target.value)}
        error={isAsked && !nome.trim() ? validation('REQUIRED') : undefined}
        maxLength={120}
      />
      <ul className="grid gap-3">
        {types.map(({ id, nome: type, valor }) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <span>
              {type} · {valor === 0 ? t('free') : moneyText(valor, door.moeda, locale)}
            </span>
            <input
              type="number"
              inputMode="numeric"
              min={0}
              max={50}
              aria-label={t('countOf', { type })}
              value={counts[id] ?? 0}
              onChange={({ target }) =>
                setCounts({ ...counts, [id]: Math.min(50, Math.max(0, target.valueAsNumber || 0)) })
              }
              className="min-h-11 w-20 rounded-control border border-line bg-card px-3 text-end"
            />
          </li>
        ))}
      </ul>
      {isAsked && ingressos.length === 0 && <Notice tone="danger">{t('empty')}</Notice>}
      {failure && <Notice tone="danger">{failure}</Notice>}
      <button type="submit" disabled={isSending} className={`${buttonClass('primary')} disabled:opacity-60`}>
        {total === 0 ? t('letIn') : t('take', { total: moneyText(total, door.moeda, locale) })}
      </button>
    </form>
  )
}
