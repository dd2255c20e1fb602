import { moneyText } from '@narthex/client/format/money'
import { useSendKey } from '@narthex/client/forms/use-send-key'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { sellAtDoor } from '@narthex/contract/tickets/door.endpoints'
import type { Door, DoorTicket } from '@narthex/contract/tickets/door.schemas'
import { required } from '@narthex/contract/validation/text'
import { buttonClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { Notice } from '@narthex/ui/notice'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { callApi } from '../../session/api.ts'

const schema = z.object({ nome: required(120) })

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
  const locale = useLocale()
  const types = door.ingressos.filter(({ flagAtivo, flagAdicional }) => flagAtivo && !flagAdicional)
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({})
  const [isAsked, setAsked] = useState(false)
  const keyFor = useSendKey()
  const ingressos = types.flatMap(({ id }) => Array<number>(counts[id] ?? 0).fill(id))
  const total = types.reduce((sum, { id, valor }) => sum + valor * (counts[id] ?? 0), 0)
  const valid = useValidForm({
    schema,
    defaultValues: { nome: '' },
    async onSubmit({ nome }) {
      if (ingressos.length === 0) return
      const sale = { nome, ingressos, total }
      const body = { chave: keyFor(JSON.stringify(sale)), ...sale }
      onSold(await callApi(sellAtDoor, { params: { id: String(door.evento.id) }, body }))
    },
  })
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        setAsked(true)
        valid.submit(event)
      }}
    >
      <TextField {...valid.field('nome', t('name'))} maxLength={120} />
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
      {valid.failure && <Notice tone="danger">{valid.failure}</Notice>}
      <button type="submit" disabled={valid.isSending} className={`${buttonClass('primary')} disabled:opacity-60`}>
        {total === 0 ? t('letIn') : t('take', { total: moneyText(total, door.moeda, locale) })}
      </button>
    </form>
  )
}
