const minuteMs = 60_000

/** What a code is for, and how long it is good. */
export const codeLivesMs = {
  ATIVACAO: 3 * 24 * 60 * minuteMs,
  RECUPERACAO: 60 * minuteMs,
  /** It travels in an address (specification §2): so long as a page takes to load. */
  ENTREGA: minuteMs,
  /** A request to leave waits so long for its confirmation. */
  EXCLUSAO: 24 * 60 * minuteMs,
} as const
export type CodePurpose = keyof typeof codeLivesMs
