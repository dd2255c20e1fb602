/* Values of watching that pages need without the schemas. */

/** How far a title is watched for it to count as seen. */
export const watchedShare = 0.95

/** `renewEvery` and `screenSeconds`: a playback that was not renewed for so long plays no more. */
export const playWatching = {
  renewEverySeconds: 30,
  screenSeconds: 90,
  /** Positions of one call, and titles of a list of positions. */
  positions: 100,
  continued: 20,
  profilesPerMember: 8,
} as const

/** The oldest age limit that a child's profile sees. */
export const profileAges = [0, 10, 12, 14, 16] as const
export type ProfileAge = (typeof profileAges)[number]

/** CONVERTENDO: plays already as it was sent, where browsers can. */
export const mediaStates = ['ENVIANDO', 'CONVERTENDO', 'PRONTA', 'RECUSADA'] as const
export type MediaState = (typeof mediaStates)[number]

/** UNICO: one file. HLS: playlists and segments. */
export const mediaFormats = ['UNICO', 'HLS'] as const
export type MediaFormat = (typeof mediaFormats)[number]

/**
 * NAO_E_VIDEO: nothing in it can be played. NAO_CONVERTE: the conversion failed each time; it plays as it was sent.
 * SEM_ESPACO: the disk is full; the conversion waits for room and is not refused.
 */
export const mediaRefusals = ['NAO_E_VIDEO', 'NAO_CONVERTE', 'SEM_ESPACO'] as const
export type MediaRefusal = (typeof mediaRefusals)[number]

/** Where videos of Play are sent to, by the tus protocol (version 1.0.0), with the login's token. */
export const playUploadPath = '/api/v1/play/upload'
