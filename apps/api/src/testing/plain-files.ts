/** Files of which nothing matters but that they are what they are: each begins as its kind does. */
export const plainFiles = {
  pdf: () => Buffer.from('%PDF-1.7\n%%EOF\n'),
  mp3: (bytes = 2000) => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(bytes - 4, 7)]),
  m4a: () => Buffer.from('\0\0\0\x20ftypM4A \0\0\0\0'),
  ogg: () => Buffer.from('OggS\0\x02'),
  mp4: () => Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0'),
  mov: () => Buffer.from('\0\0\0\x14ftypqt  \0\0\x02\0qt  '),
  '3gp': () => Buffer.from('\0\0\0\x14ftyp3gp6\0\0\x01\x003gp6'),
  webm: () => Buffer.from('\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm', 'latin1'),
  vtt: (text = '') => Buffer.from(`WEBVTT\n\n00:00.000 --> 00:02.000\n${text || 'Luz'}\n`),
} as const
