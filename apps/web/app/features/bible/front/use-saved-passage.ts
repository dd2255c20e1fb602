import { parseOsis } from '@narthex/contract/bible/reference'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { referencePath } from '../reference/addresses.ts'
import { isReadable, listSaved } from '../saved/library.ts'

/**
 * The server leads from the address of a passage to its chapter. Without a network the page that was kept stands there
 * instead: it leads to the chapter in what the device keeps.
 */
export function useSavedPassage(): void {
  const osis = new URLSearchParams(useLocation().search).get('passage')
  const navigate = useNavigate()
  useEffect(() => {
    const reference = parseOsis(osis?.split(',')[0] ?? '')
    if (!reference) return
    let isGone = false
    listSaved()
      .then((saved) => {
        const own = saved.find(isReadable)
        if (own && !isGone) void navigate(referencePath(own.translation.codigo, reference), { replace: true })
      })
      .catch(() => {})
    return () => {
      isGone = true
    }
  }, [osis, navigate])
}
