import { toldMs } from '@narthex/client/device/use-copy'
import { useEffect, useRef, useState } from 'react'

type SpeechState = 'silent' | 'speaking' | 'paused' | 'failed'

/** Maximum number of characters spoken at a time: browsers fall silent within longer texts. */
const longestPiece = 180

/** Speaks the page's text block by block, marks the one that is heard, and goes on where it was stopped. */
export function useSpeech(lang: string) {
  const [state, setState] = useState<SpeechState>('silent')
  const place = useRef({ block: 0, turn: 0 })

  // Leaving the page stops the speech.
  useEffect(() => {
    const { current } = place
    return () => {
      current.turn++
      mark(undefined)
      globalThis.speechSynthesis?.cancel()
    }
  }, [])

  // Whether it could not is said for as long as it takes to read.
  useEffect(() => {
    if (state !== 'failed') return
    const timer = setTimeout(() => setState('silent'), toldMs)
    return () => clearTimeout(timer)
  }, [state])

  const stop = () => {
    place.current.turn++
    speechSynthesis.cancel()
    setState('paused')
  }

  const speak = async () => {
    const turn = ++place.current.turn
    speechSynthesis.cancel()
    setState('speaking')
    const blocks = [...document.querySelectorAll<HTMLElement>('.reading-body > *')]
    for (; place.current.block < blocks.length; place.current.block++) {
      const block = blocks[place.current.block]
      mark(block)
      for (const piece of splitForSpeech(block?.innerText ?? '')) {
        const isHeard = await say(piece, lang)
        if (turn !== place.current.turn) return
        if (!isHeard) {
          mark(undefined)
          return setState('failed')
        }
      }
    }
    place.current.block = 0
    mark(undefined)
    setState('silent')
  }

  return { state, toggle: () => (state === 'speaking' ? stop() : void speak()) }
}

function say(text: string, lang: string): Promise<boolean> {
  return new Promise((resolve) => {
    const words = new SpeechSynthesisUtterance(text)
    words.lang = lang
    words.onend = () => resolve(true)
    words.onerror = () => resolve(false)
    speechSynthesis.speak(words)
  })
}

/** A text in pieces that end with a sentence, or at least with a word. */
export function splitForSpeech(text: string): string[] {
  const pieces: string[] = []
  for (const sentence of text.split(/(?<=[.!?…:;])\s+|\n+/)) {
    for (const word of sentence.split(/\s+/).filter(Boolean)) {
      const last = pieces.at(-1)
      const isNew = last === undefined || last.endsWith('\n') || last.length + word.length >= longestPiece
      if (isNew) pieces.push(word)
      else pieces[pieces.length - 1] = `${last} ${word}`
    }
    if (pieces.length > 0 && (pieces.at(-1)?.length ?? 0) > longestPiece / 2) pieces[pieces.length - 1] += '\n'
  }
  return pieces.map((piece) => piece.trim())
}

function mark(block: HTMLElement | undefined): void {
  for (const marked of document.querySelectorAll('[data-heard]')) marked.removeAttribute('data-heard')
  block?.setAttribute('data-heard', '')
  // Smoothly or at once, as base.css sets it for reduced motion.
  block?.scrollIntoView({ block: 'nearest' })
}
