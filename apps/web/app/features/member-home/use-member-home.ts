import type { Loaded } from '@narthex/client/data/loaded'
import type { Copied } from '@narthex/client/data/member-copies'
import { useMemberCopy } from '@narthex/client/data/use-member-copy'
import { getMemberHome } from '@narthex/contract/member-home/member-home.endpoints'
import type { MemberHome } from '@narthex/contract/member-home/member-home.schemas'
import { useLocale } from 'use-intl'
import { callApi } from '../../session/api.ts'

/** Member's home data, or the copy kept in this browser. */
export function useMemberHome(memberId: number): Loaded<Copied<MemberHome>> {
  const idioma = useLocale()
  return useMemberCopy(memberId, `home ${idioma}`, () => callApi(getMemberHome, { query: { idioma } }))
}
