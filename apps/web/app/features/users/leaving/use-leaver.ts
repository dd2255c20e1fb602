import { useMemo } from 'react'
import { useChurchSite } from '../../../page/use-site.ts'
import { useKnownMember } from '../../../session/use-member.ts'
import type { Leaver } from './leaving-calls.ts'

/** Person who would leave, with their e-mail; undefined between logging out and leaving the page. */
export function useLeaver(): { readonly leaver: Leaver; readonly email: string } | undefined {
  const { church } = useChurchSite()
  const account = useKnownMember()?.account
  return useMemo(
    () => account && { leaver: { userId: account.id, igreja: church.codigo }, email: account.email },
    [account, church.codigo],
  )
}
