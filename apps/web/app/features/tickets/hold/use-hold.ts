import { useAct } from '@narthex/client/data/use-act'
import { getBrowserId } from '@narthex/client/device/browser-id'
import { ApiError } from '@narthex/contract/client'
import { getHold, holdTickets } from '@narthex/contract/tickets/sale.endpoints'
import type { Hold } from '@narthex/contract/tickets/ticket.schemas'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callApi } from '../../../session/api.ts'
import { findAttempts, type Purchase, readPurchase } from '../flow/kept-purchase.ts'
import { toChosen } from '../flow/selection.ts'
import type { ChangePurchase } from '../flow/use-purchase.ts'
import { findClockLead } from './countdown.ts'

export interface HeldTickets {
  readonly hold: Hold
  /** Milliseconds that the server's clock is ahead. */
  readonly clockLead: number
}

export interface Holding {
  /** `loading` until it is known whether the hold of this tab stands; `gone`: there is none such. */
  readonly state: 'none' | 'loading' | 'failed' | 'gone' | 'held'
  readonly held: HeldTickets | undefined
  readonly isSending: boolean
  readonly error: unknown
  /** The place in the queue of a rush, while there is one. */
  readonly place: number | undefined
  /** Holds what is chosen now, in the place of an earlier hold. Answers whether it is held. */
  readonly take: () => Promise<boolean>
  readonly leaveQueue: () => void
  readonly reload: () => void
  readonly clear: () => void
}

const toHeld = (hold: Hold): HeldTickets => ({ hold, clockLead: findClockLead(hold.agora, Date.now()) })

/** The seats that this tab holds. They survive a reload: the code of the hold is kept, and how it stands is asked for. */
export function useHold(eventId: number, purchase: Purchase, change: ChangePurchase): Holding {
  const { reserva } = purchase
  const [held, setHeld] = useState<HeldTickets>()
  const [state, setState] = useState<Holding['state']>(reserva ? 'loading' : 'none')
  const { isBusy, error, run, clear } = useAct()
  const [place, setPlace] = useState<number>()
  const queue = useRef<{ timer: ReturnType<typeof setTimeout>; settle: (isHeld: boolean) => void }>(undefined)

  const load = useEffectEvent(async (codigo: string) => {
    if (held?.hold.codigo === codigo) return
    setState('loading')
    try {
      const metodo = purchase.codigoMetodoPagamento
      const query = metodo ? { codigoMetodoPagamento: metodo } : {}
      setHeld(toHeld(await callApi(getHold, { params: { id: String(eventId), codigo }, query })))
      setState('held')
    } catch (failure) {
      setState(failure instanceof ApiError && failure.status === 404 ? 'gone' : 'failed')
    }
  })
  useEffect(() => {
    if (reserva) void load(reserva)
    else setState('none')
  }, [reserva])
  useEffect(() => () => clearTimeout(queue.current?.timer), [])

  /** Sends the hold, and again while its buyer stands in the queue. */
  async function send(): Promise<boolean> {
    const { tickets, cupom, acesso, codigoMetodoPagamento, reserva: anterior, senha } = readPurchase(eventId)
    const content = {
      ingressos: toChosen(tickets),
      ...(cupom && { cupom }),
      ...(acesso && { acesso }),
      ...(codigoMetodoPagamento && { codigoMetodoPagamento }),
      ...(anterior && { anterior }),
    }
    const chave = findAttempts(eventId).find('hold', content)
    const answer = await callApi(holdTickets, {
      params: { id: String(eventId) },
      body: { ...content, chave, navegador: getBrowserId(), ...(senha && { senha }) },
    })
    if (!('fila' in answer)) {
      setPlace(undefined)
      setHeld(toHeld(answer))
      setState('held')
      change({ reserva: answer.codigo, senha: null, visto: answer.orcamento })
      return true
    }
    const { senha: next, posicao, tenteEm } = answer.fila
    change({ senha: next })
    setPlace(posicao)
    const isToGoOn = await new Promise<boolean>((settle) => {
      queue.current = { settle, timer: setTimeout(() => settle(true), tenteEm * 1000) }
    })
    return isToGoOn ? send() : false
  }

  async function take(): Promise<boolean> {
    let isHeld = false
    const isDone = await run(async () => {
      isHeld = await send()
    })
    if (isDone === false) setPlace(undefined)
    return isHeld
  }

  const leaveQueue = () => {
    clearTimeout(queue.current?.timer)
    queue.current?.settle(false)
    setPlace(undefined)
    change({ senha: null })
  }
  const reload = () => reserva && void load(reserva)
  const current = held?.hold.codigo === reserva ? held : undefined
  return { state, held: current, isSending: isBusy, error, place, take, leaveQueue, reload, clear }
}
