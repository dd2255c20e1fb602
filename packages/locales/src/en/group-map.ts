import type { groupMap as pt } from '../pt/group-map.ts'
import type { Translation } from '../translation.ts'

export const groupMap: Translation<typeof pt> = {
  label: 'Map of groups',
  keys: 'Use the arrow keys to move the map, plus and minus to zoom, and Tab to go from group to group.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show all groups',
  twoFingers: 'Use two fingers to move the map',
  holdCtrl: 'Hold Ctrl and scroll to zoom',
  cluster: '{count, plural, one {# group here} other {# groups here}}',
  shown:
    '{count, plural, =0 {No groups in this part of the map} one {# group in this part of the map} other {# groups in this part of the map}}',
  church: 'The church',
  here: 'You are around here',
  together: '{count, plural, one {# group in this place} other {# groups in this place}}',
  about: 'Points are approximate: only members see the exact address.',
  close: 'Close',
  open: 'See the group',
  loading: 'Opening the map…',
  failed: 'The map didn’t open. The list is still here, with every group.',
  pointsFailed: 'The points of the map couldn’t be loaded.',
  retry: 'Try again',
  noScript: 'The map needs JavaScript. The list below has every group.',
  noPoints: 'None of these groups has a place on the map. See the list.',
  streets: 'Show streets',
  streetsWhy: 'Streets come from {host}, which receives your IP address.',
  noStreets: 'Hide streets',
  streetsFailed: 'Streets couldn’t be loaded; the map works without them.',
}
