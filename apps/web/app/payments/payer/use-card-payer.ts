import { useSession } from '../../session/session.ts'

/** The member in whose name a card is typed. */
export function useCardPayer(): { readonly nome: string; readonly email: string } {
  const { account, clientAccount } = useSession()
  return { nome: `${clientAccount?.nome ?? ''} ${clientAccount?.sobrenome ?? ''}`.trim(), email: account?.email ?? '' }
}
