import type { Loaded } from '@narthex/client/data/loaded'
import type { Copied } from '@narthex/client/data/member-copies'
import { useMemberCopy } from '@narthex/client/data/use-member-copy'
import { getMemberHome } from '@narthex/contract/member-home/member-home.endpoints'
import type { MemberHome } from '@narthex/contract/member-home/member-home.schemas'
import { useEffect } from 'react'
import { useLocale } from 'use-intl'
import { useReader } from '../../components/use-reader.ts'
import { useChurchSite } from '../../page/use-site.ts'
import { callApi } from '../../session/api.ts'

/** Member's home data, or the copy kept in this browser. What it names is kept there too. */
export function useMemberHome(memberId: number): Loaded<Copied<MemberHome>> {
  const idioma = useLocale()
  const loaded = useMemberCopy(memberId, `home ${idioma}`, () => callApi(getMemberHome, { query: { idioma } }))
  useKept(loaded.state === 'ready' && !loaded.value.isCopy ? loaded.value.value : undefined)
  return loaded
}

function useKept(home: MemberHome | undefined): void {
  const locale = useLocale()
  const site = useChurchSite()
  const reader = useReader()
  useEffect(() => {
    if (!home || !reader) return
    // What cannot be kept now is kept from the next home on.
    void import('../../offline/keep-home.ts')
      .then(({ keepHome }) => keepHome({ reader, home, site, locale }))
      .catch(() => {})
  }, [home, reader, site, locale])
}
