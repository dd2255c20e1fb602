import { create } from 'zustand'

interface Name {
  readonly nome: string
  readonly sobrenome: string
}

/** Whose login a link brought, and who is logged in already. */
export interface HandOffOffer {
  readonly email: string
  readonly person: Name
  readonly current: Name | undefined
  /** Goes on as that person. Never rejects. */
  readonly accept: () => Promise<'done' | 'declined' | 'failed'>
}

export interface HandOffQuestion extends HandOffOffer {
  readonly onClose: () => void
}

/** What somebody is asked whom a link would log in as another person. */
export const useHandOffQuestion = create<{ readonly question: HandOffQuestion | undefined }>()(() => ({
  question: undefined,
}))

/** Resolves once the reader has decided, and what they decided is done. */
export function askAboutHandOff(offer: HandOffOffer): Promise<void> {
  return new Promise((resolve) => {
    const onClose = () => {
      useHandOffQuestion.setState({ question: undefined })
      resolve()
    }
    useHandOffQuestion.setState({ question: { ...offer, onClose } })
  })
}
