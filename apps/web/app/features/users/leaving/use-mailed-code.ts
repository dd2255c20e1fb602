import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { dropKeptHash, keepHash, readKeptHash } from '../../../offline/kept-hash.ts'
import { forgetPerson } from '../../../session/forget-person.ts'

export interface MailedCode {
  /** Empty where there is none, undefined before the browser was asked. */
  readonly codigo: string | undefined
  drop(): void
  /** Ends the session and keeps the code, for when another login is needed. */
  keepForLogin(): void
}

/**
 * The code behind `#` of the e-mail's link: taken out of the address, where others could read it, and kept in this tab
 * until it is spent.
 */
export function useMailedCode(): MailedCode {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [codigo, setCodigo] = useState<string>()

  useEffect(() => {
    const given = codeIn(hash)
    if (given) {
      keepHash(pathname, hash)
      setCodigo(given)
      void navigate({ pathname, search }, { replace: true })
    } else setCodigo((known) => known ?? codeIn(readKeptHash(pathname)))
  }, [pathname, search, hash, navigate])

  return {
    codigo,
    drop: () => dropKeptHash(pathname),
    keepForLogin() {
      forgetPerson()
      keepHash(pathname, `#exclusao=${codigo}`)
    },
  }
}

const codeIn = (hash: string) => /^#exclusao=([\w-]{1,200})$/.exec(hash)?.[1] ?? ''
