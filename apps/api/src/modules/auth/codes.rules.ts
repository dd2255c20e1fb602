const minuteMs = 60_000

/** What a code is for, and how long it is good. */
export const codeLivesMs = {
  ATIVACAO: 3 * 24 * 60 * minuteMs,
  RECUPERACAO: 60 * minuteMs,
  /** It travels in an address (specification §2): so long as a page takes to load. */
  ENTREGA: minuteMs,
  /** A request to leave waits so long for its confirmation. */
  EXCLUSAO: 24 * 60 * minuteMs,
  /** From a right password to its second factor. */
  SEGUNDO_FATOR: 5 * minuteMs,
  /** From the beginning of an enrolment to the first code or passkey. */
  CADASTRO_FATOR: 10 * minuteMs,
  /** From being asked to prove oneself again to the proof. */
  REAUTENTICACAO: 5 * minuteMs,
} as const
/** A hand-off that has arrived waits so long for its reader, who may be asked whether they want it. */
export const handOffAnswerMs = 10 * minuteMs
export type CodePurpose = keyof typeof codeLivesMs

/** Codes that are on their way into an account: good no more once its password, its sessions or its factors change. */
export const entryCodes = [
  'ENTREGA',
  'SEGUNDO_FATOR',
  'CADASTRO_FATOR',
  'REAUTENTICACAO',
] as const satisfies readonly CodePurpose[]
