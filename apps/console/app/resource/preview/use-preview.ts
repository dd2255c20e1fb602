import { ApiError } from '@narthex/contract/client'
import { openPagePreview, type PreviewOrder } from '@narthex/contract/office/preview.endpoints'
import { useEffect, useState } from 'react'
import { callApi } from '../../session/api.ts'
import type { FormValues } from '../form/kind-editor.ts'
import type { PreviewedKind, PreviewView } from './preview-view.ts'

/** How long typing rests before the page is shown again. */
const restMs = 800

export interface PreviewSubject {
  readonly kind: PreviewedKind
  /** Undefined for settings, and for a record that is not added yet. */
  readonly id?: number | undefined
  /** The form as it is typed; what is saved where there is none. */
  readonly values?: FormValues | undefined
}

/** A document in its frame. Each address shows one document once. */
export interface Picture {
  readonly address: string
  /** The moment that it shows. */
  readonly moment: string
  readonly isLoaded: boolean
}

export interface ShownPreview {
  /** The last good one, and the one that is loading. */
  readonly pictures: readonly Picture[]
  readonly isLoading: boolean
  /** Why the page could not be shown as it is typed. */
  readonly failure: unknown
  readonly markLoaded: (address: string) => void
  readonly refresh: () => void
  /** A new address of the same page, for a tab. */
  readonly openAddress: () => Promise<string>
}

/** Asks for a preview when it opens, when the view changes, and when typing rests; the last good picture stays until then. */
export function usePreview({ kind, id, values }: PreviewSubject, view: PreviewView): ShownPreview {
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const [failure, setFailure] = useState<unknown>()
  const [isAsking, setAsking] = useState(true)
  const [turn, setTurn] = useState(0)
  const typed = useRested(JSON.stringify(values))
  const { page, reader, language, moment } = view
  const order: PreviewOrder = {
    tipo: kind.name,
    leitor: reader,
    idioma: language,
    ...(id !== undefined && { id }),
    ...(typed !== undefined && { valores: JSON.parse(typed) }),
    ...(page && { pagina: page }),
    ...(moment && { momento: moment }),
  }
  const asked = JSON.stringify(order)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks for the same again
  useEffect(() => {
    let isOld = false
    setAsking(true)
    callApi(openPagePreview, { body: JSON.parse(asked) })
      .then(({ endereco: address, momento }) => {
        if (isOld) return
        setFailure(undefined)
        setPictures((before) => [...findLast(before), { address, moment: momento, isLoaded: false }])
      })
      .catch((error: unknown) => {
        if (isOld) return
        setFailure(error)
        setPictures(findLast)
      })
      .finally(() => {
        if (!isOld) setAsking(false)
      })
    return () => {
      isOld = true
    }
  }, [asked, turn])

  return {
    pictures,
    isLoading: isAsking || pictures.some(({ isLoaded }) => !isLoaded),
    failure,
    markLoaded: (address) =>
      setPictures((before) => (before.at(-1)?.address === address ? keepLoaded(before, address) : before)),
    refresh: () => setTurn((before) => before + 1),
    openAddress: async () => (await callApi(openPagePreview, { body: order })).endereco,
  }
}

const findLast = (pictures: readonly Picture[]) => pictures.filter(({ isLoaded }) => isLoaded).slice(-1)

const keepLoaded = (pictures: readonly Picture[], address: string): Picture[] =>
  pictures.filter((picture) => picture.address === address).map((picture) => ({ ...picture, isLoaded: true }))

/** The form lacks something: it says at its fields what. */
export const isIncomplete = (failure: unknown): boolean => failure instanceof ApiError && failure.code === 'VALIDATION'

/** A text when it has not changed for a moment; at first as it is. */
function useRested(text: string | undefined): string | undefined {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
