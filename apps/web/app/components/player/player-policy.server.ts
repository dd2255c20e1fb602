import { createHash } from 'node:crypto'
import type { VideoSource } from '@narthex/contract/media/watch-address'
import ControlBar from 'media-chrome/media-control-bar'
import MediaController from 'media-chrome/media-controller'
import FullscreenButton from 'media-chrome/media-fullscreen-button'
import ShortcutsDialog from 'media-chrome/media-keyboard-shortcuts-dialog'
import LoadingIndicator from 'media-chrome/media-loading-indicator'
import MuteButton from 'media-chrome/media-mute-button'
import PipButton from 'media-chrome/media-pip-button'
import PlayButton from 'media-chrome/media-play-button'
import PreviewChapter from 'media-chrome/media-preview-chapter-display'
import PreviewTime from 'media-chrome/media-preview-time-display'
import BackButton from 'media-chrome/media-seek-backward-button'
import ForwardButton from 'media-chrome/media-seek-forward-button'
import TimeDisplay from 'media-chrome/media-time-display'
import TimeRange from 'media-chrome/media-time-range'
import Tooltip from 'media-chrome/media-tooltip'
import VolumeRange from 'media-chrome/media-volume-range'
import { findElements } from '../../document/html-elements.ts'
import type { PageSources } from '../../page.ts'
import { playerFrames, sourcesOfVideo } from './player-source.ts'

interface Drawn {
  // biome-ignore lint/suspicious/noExplicitAny: each has attributes of its own, and its style depends on none
  getTemplateHTML?(attributes: any, props?: any): string
}

/** Elements of the player's controls. */
const elements: readonly Drawn[] = [
  MediaController,
  ControlBar,
  LoadingIndicator,
  ShortcutsDialog,
  Tooltip,
  PlayButton,
  BackButton,
  ForwardButton,
  MuteButton,
  VolumeRange,
  TimeRange,
  TimeDisplay,
  PreviewTime,
  PreviewChapter,
  PipButton,
  FullscreenButton,
]

/** The elements bring their styles as text, which a policy without `unsafe-inline` admits by hash alone. */
const styleHashes = [...new Set(elements.flatMap((element) => stylesIn(element.getTemplateHTML?.({}, {}) ?? '')))].map(
  (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
)

function stylesIn(html: string): string[] {
  return findElements(html, 'style').map(({ content }) => content)
}

/** Sources that a page needs to play this video: for its loader's `visit.allow`. */
export function playerPolicy(source: VideoSource): Partial<PageSources> {
  const isOurs = source.servico === 'ARQUIVO' || source.servico === 'HLS'
  return { ...sourcesOfVideo(source), ...(isOurs && { style: styleHashes }) }
}

/** Sources of a page served before its video is known: for any video but a stream, which loads from anywhere. */
export const unknownVideoPolicy: Partial<PageSources> = { frame: playerFrames, style: styleHashes }
