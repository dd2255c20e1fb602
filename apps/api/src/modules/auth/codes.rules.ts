import { minuteMs } from '@narthex/contract/durations'

/** The purposes of codes, with their lifetimes. */
export const codeLifetimesMs = {
  ATIVACAO: 3 * 24 * 60 * minuteMs,
  RECUPERACAO: 60 * minuteMs,
  /** Code in the address of a page (specification §2): valid only until the page is loaded. */
  ENTREGA: minuteMs,
  /** Code in the address of a third-party product, bound to the name of the product. */
  TERCEIRO: minuteMs,
  /** Time from a deletion request to its confirmation. */
  EXCLUSAO: 24 * 60 * minuteMs,
  /** Time from a correct password to the second factor. */
  SEGUNDO_FATOR: 5 * minuteMs,
  /** Time from the start of an enrolment to the first code or passkey. */
  CADASTRO_FATOR: 10 * minuteMs,
  /** Time from the start of a reauthentication to the proof. */
  REAUTENTICACAO: 5 * minuteMs,
} as const
/** Time from the opening of a hand-off link to the person's confirmation. */
export const handOffAnswerMs = 10 * minuteMs
export type CodePurpose = keyof typeof codeLifetimesMs

/** Codes that give access to an account: they become invalid when its password, sessions or factors change. */
export const entryCodes = [
  'ENTREGA',
  'TERCEIRO',
  'SEGUNDO_FATOR',
  'CADASTRO_FATOR',
  'REAUTENTICACAO',
] as const satisfies readonly CodePurpose[]
