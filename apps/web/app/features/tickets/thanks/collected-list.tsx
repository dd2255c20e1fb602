import { useLoaded } from '@narthex/client/data/use-loaded'
import { withOrdinalFirst } from '@narthex/contract/first-of-month'
import type { EventSale, GivenAnswer, Registration, Ticket } from '@narthex/contract/tickets/ticket.schemas'
import { cardClass } from '@narthex/ui/card'
import { useEffect, useRef } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'
import { loadSale } from '../ticket-calls.ts'

export function CollectedList({ registration: { evento, ingressos } }: { readonly registration: Registration }) {
  const t = useTranslations('ticketCheckout.collected')
  const { slug } = useChurchSite().church
  const sale = useLoaded(String(evento.id), () => loadSale(slug, evento.id, ''))
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className="grid gap-4">
      <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
        {t('title')}
      </h2>
      {ingressos.map((ticket) => (
        <Holder key={ticket.id} ticket={ticket} questions={sale.state === 'ready' ? sale.value.perguntas : []} />
      ))}
    </section>
  )
}

interface HolderProps {
  readonly ticket: Ticket
  readonly questions: EventSale['perguntas']
}

function Holder({ ticket: { nome, participante }, questions }: HolderProps) {
  const t = useTranslations('ticketCheckout.collected')
  const format = useFormatter()
  const locale = useLocale()
  if (!participante) return null
  const { dataNascimento, email, telefone, responsavel, respostas } = participante
  const writeBirth = (date: string) =>
    withOrdinalFirst(format.dateTime(new Date(date), { dateStyle: 'long', timeZone: 'UTC' }), locale)
  const write = ({ idPergunta, valor }: GivenAnswer): string => {
    if (valor === true) return t('yes')
    if (questions.find(({ id }) => id === idPergunta)?.tipo === 'ARQUIVO') return t('file')
    return Array.isArray(valor) ? valor.join(', ') : String(valor)
  }
  const lines: readonly (readonly [label: string, value: string | null])[] = [
    [t('birth'), dataNascimento && writeBirth(dataNascimento)],
    [t('email'), email],
    [t('phone'), telefone],
    [t('guardian'), responsavel && [responsavel.nome, responsavel.telefone].filter(Boolean).join(' · ')],
    ...respostas.map(
      (answer) => [questions.find(({ id }) => id === answer.idPergunta)?.rotulo ?? t('answer'), write(answer)] as const,
    ),
  ]
  const given = lines.filter(([, value]) => value)
  return (
    <div className={`${cardClass} grid gap-3 p-5`}>
      <h3 className="font-semibold wrap-anywhere">{`${participante.nome} · ${nome}`}</h3>
      {given.length === 0 ? (
        <p className="text-muted">{t('nothing')}</p>
      ) : (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
          {given.map(([label, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two questions may have the same words
            <div key={index} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
