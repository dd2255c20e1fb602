/** Loads the foot of a passage in the Bible. The plan loads it at rest, so that the device has it without a network. */
export const loadReaderFoot = () => import('./reader-foot.tsx').then(({ ReaderFoot }) => ReaderFoot)
