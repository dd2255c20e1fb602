interface Noted {
  readonly fonteAoVivo: boolean | null
  readonly fonteForaDesde: Date | null
  readonly fonteMarca: string | null
}

/** Converts a source's answer to the stored fields. Without an answer they stay: a failed request changes nothing. */
export function readAnswer(
  answer: { readonly isLive: boolean; readonly mark?: string } | undefined,
  { fonteAoVivo, fonteForaDesde, fonteMarca }: Noted,
  now: Date,
): Noted {
  if (!answer) return { fonteAoVivo, fonteForaDesde, fonteMarca }
  const mark = answer.mark ?? null
  const standsStill = mark !== null && mark === fonteMarca
  if (answer.isLive && !standsStill) return { fonteAoVivo: true, fonteForaDesde: null, fonteMarca: mark }
  const since = fonteAoVivo === false ? (fonteForaDesde ?? now) : now
  return { fonteAoVivo: false, fonteForaDesde: since, fonteMarca: mark }
}
