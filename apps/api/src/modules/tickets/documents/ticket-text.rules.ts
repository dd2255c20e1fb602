import { writeAddress } from '@narthex/contract/churches/address-lines'
import { withOrdinalFirst } from '@narthex/contract/first-of-month'
import type { Locale } from '@narthex/contract/locale'
import { catalogue } from '@narthex/locales/catalogue'
import type { TicketPaper } from './ticket-paper.ts'

const languageTags: Readonly<Record<Locale, string>> = { pt: 'pt-BR', en: 'en-US', es: 'es' }

/** Creates the texts of a ticket that leaves the site, in its reader's language. */
export function createTicketPaperText(locale: Locale, timeZone: string) {
  const texts = catalogue[locale].ticketPapers
  const moments = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'full', timeStyle: 'short', timeZone })
  const zones = new Intl.DateTimeFormat(languageTags[locale], { timeZone, timeZoneName: 'longGeneric' })
  const place = ({ local, endereco, flagOnline }: Pick<TicketPaper['event'], 'local' | 'endereco' | 'flagOnline'>) => {
    const address = endereco && writeAddress(endereco)
    return [local, address, local === null && !address && flagOnline ? texts.online : null].filter(Boolean).join('\n')
  }
  const atChurch = ({ nome, endereco }: TicketPaper['church']) =>
    [nome, endereco && writeAddress(endereco)].filter(Boolean).join('\n')
  return {
    ...texts,
    /** Time span on the church's clock, which it names. */
    span: ({ dataInicio, dataFim }: Pick<TicketPaper['event'], 'dataInicio' | 'dataFim'>) => {
      const zone = zones.formatToParts(dataInicio).find(({ type }) => type === 'timeZoneName')?.value
      const span = withOrdinalFirst(moments.formatRange(dataInicio, dataFim), locale)
      return zone ? `${span}\n${zone}` : span
    },
    place,
    /** An event that names no place is at the church. */
    placeOrChurch: ({ event, church }: Pick<TicketPaper, 'event' | 'church'>) => place(event) || atChurch(church),
    /** The texts have plain placeholders only. */
    fill: (text: string, values: Readonly<Record<string, string | number>>) =>
      text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
  }
}

/** A ticket's code as it is read out. */
export const groupCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$& ')
