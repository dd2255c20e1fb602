import { create } from 'zustand'

interface Name {
  readonly nome: string
  readonly sobrenome: string
}

/** The member whom a link would log in, and the member who is logged in. */
export interface HandOffOffer {
  readonly email: string
  readonly person: Name
  readonly current: Name | undefined
  /** Logs in as the member of the link. Never rejects. */
  readonly accept: () => Promise<'done' | 'declined' | 'failed'>
}

export interface HandOffQuestion extends HandOffOffer {
  readonly onClose: () => void
}

/** The open question, while a link would log the current member in as another one. */
export const useHandOffQuestion = create<{ readonly question: HandOffQuestion | undefined }>()(() => ({
  question: undefined,
}))

/** Resolves after the member's decision has been carried out. */
export function askAboutHandOff(offer: HandOffOffer): Promise<void> {
  return new Promise((resolve) => {
    const onClose = () => {
      useHandOffQuestion.setState({ question: undefined })
      resolve()
    }
    useHandOffQuestion.setState({ question: { ...offer, onClose } })
  })
}
