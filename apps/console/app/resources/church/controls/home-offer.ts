import type { OfficeHome } from '@narthex/contract/churches/home.settings'
import { useTranslations } from 'use-intl'
import { useEditorForm } from '../../../resource/form/editor-form.ts'
import type { Choice } from './choice-list.tsx'

type Offered = OfficeHome['oferta']['lugares'][number] | OfficeHome['oferta']['secoes'][number]

/** Lists the places and sections that a home page can show, each with the reason if it cannot be shown now. */
export function useHomeOffer() {
  const t = useTranslations('consoleHomeChoice')
  const { oferta } = useEditorForm().record as unknown as OfficeHome
  const note = ({ situacao }: Offered) => (situacao === 'PRONTO' ? undefined : t(`states.${situacao}`))
  return {
    places: oferta.lugares.map(
      (place): Choice => ({ code: place.codigo, name: t(`places.${place.codigo}`), note: note(place) }),
    ),
    parts: oferta.secoes.map(
      (part): Choice => ({ code: part.codigo, name: t(`parts.${part.codigo}`), note: note(part) }),
    ),
  }
}

/** The codes of what is ready to be shown. */
export const listReady = (choices: readonly Choice[]): string[] =>
  choices.filter(({ note }) => note === undefined).map(({ code }) => code)
