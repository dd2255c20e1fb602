import type { DateContext } from '@narthex/client/format/dates'
import { whenText } from '@narthex/client/format/dates'
import type { TicketContent } from '@narthex/contract/tickets/content.schemas'
import type { TicketContentKind } from '@narthex/contract/tickets/ticket-states'
import { ToolIcon, type ToolIconName } from '@narthex/ui/tool-icon'
import { useTranslations } from 'use-intl'

const icons: Record<TicketContentKind, ToolIconName> = {
  TEXTO: 'book',
  VIDEO: 'play',
  ARQUIVO: 'download',
  LINK: 'external',
}

/** The sign of what an item is: closed ones wait. */
export function ContentIcon({ item: { tipo, situacao }, className }: { item: TicketContent; className: string }) {
  return <ToolIcon name={situacao === 'ABERTO' ? icons[tipo] : 'clock'} className={className} />
}

/** Kind, file size and availability dates of an item. */
export function ContentFacts({ item, dates }: { item: TicketContent; dates: DateContext }) {
  const t = useTranslations('ticketContents')
  const { tipo, situacao, visivelDe, visivelAte, arquivo } = item
  const when = (moment: string) => whenText(new Date(moment), dates)
  const facts = [
    t(`kinds.${tipo}`),
    arquivo && sizeText(arquivo.bytes, dates.locale),
    situacao === 'AGENDADO' && visivelDe && t('opens', { moment: when(visivelDe) }),
    situacao === 'ABERTO' && visivelAte && t('closes', { moment: when(visivelAte) }),
    situacao === 'ENCERRADO' && visivelAte && t('closed', { moment: when(visivelAte) }),
  ]
  return <>{facts.filter(Boolean).join(' · ')}</>
}

function sizeText(bytes: number, locale: string): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  const options = { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 } as const
  return new Intl.NumberFormat(locale, options).format(value)
}
