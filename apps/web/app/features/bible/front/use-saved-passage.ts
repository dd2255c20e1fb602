import { useLoaded } from '@narthex/client/data/use-loaded'
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
  const found = useLoaded(osis ?? undefined, () => findSavedPath(osis ?? ''))
  const path = found.state === 'ready' ? found.value : null
  useEffect(() => {
    if (path) void navigate(path, { replace: true })
  }, [path, navigate])
}

async function findSavedPath(osis: string) {
  const reference = parseOsis(osis.split(',')[0] ?? '')
  const own = reference && (await listSaved()).find(isReadable)
  return own ? referencePath(own.translation.codigo, reference) : null
}
