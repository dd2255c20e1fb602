import { stored } from '@narthex/client/device/stored'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useRoot } from '../../page/use-site.ts'
import { findOwnCode, ownKey } from '../../routing/own-church.ts'
import { isLoggedIn, useSession } from '../../session/session.ts'

const OwnChurchNotice = lazyPart(() => import('./own-church-notice.tsx').then(({ OwnChurchNotice }) => OwnChurchNotice))

/** The way back for a member who looks at another church of the organisation: their own site named itself in the address. */
export function OwnChurch() {
  const { site } = useRoot()
  const named = findOwnCode(useLocation().hash)
  const isMember = useSession(isLoggedIn)
  const [code, setCode] = useState<string>()
  useEffect(() => {
    if (named !== undefined) {
      stored(() => sessionStorage.setItem(ownKey, named))
      // An address that is passed on says nothing of who came by it.
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    setCode(named ?? stored(() => sessionStorage.getItem(ownKey)) ?? undefined)
  }, [named])

  const isElsewhere = site.kind === 'church' && code !== undefined && site.church.codigo !== code && !isMember
  if (!isElsewhere) return null
  const forget = () => {
    stored(() => sessionStorage.removeItem(ownKey))
    setCode(undefined)
  }
  return (
    <LazyPart>
      <OwnChurchNotice code={code} onDismiss={forget} />
    </LazyPart>
  )
}
