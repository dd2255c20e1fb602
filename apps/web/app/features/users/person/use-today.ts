import { dateIn } from '@narthex/contract/church-time'
import { useCallback } from 'react'
import { useChurchSite } from '../../../page/use-site.ts'

/** Gives the church's day, `YYYY-MM-DD`, at each asking. */
export function useToday(): () => string {
  const { fusoHorario } = useChurchSite().church
  return useCallback(() => dateIn(fusoHorario, new Date()), [fusoHorario])
}
