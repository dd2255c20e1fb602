interface DrawnBlock {
  readonly track: 1 | 2
  readonly timeMs: number
  readonly isKey: boolean
  readonly data: string
}

/** Runs in a page, with nothing from around it: draws and encodes the film. */
export async function drawnClip({ seconds, framesPerSecond }: { seconds: number; framesPerSecond: number }) {
  const [width, height, sampleRate] = [640, 360, 48_000]
  const blocks: DrawnBlock[] = []
  let opusHead = ''
  const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
  const fail = (error: DOMException) => {
    throw error
  }
  const keep = (track: 1 | 2) => (chunk: EncodedVideoChunk | EncodedAudioChunk) => {
    const bytes = new Uint8Array(chunk.byteLength)
    chunk.copyTo(bytes)
    blocks.push({ track, timeMs: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', data: base64(bytes) })
  }

  const canvas = new OffscreenCanvas(width, height)
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('No canvas')
  // Three rings of petals around a rose; each pane has a hue of its own, and a place from which light reaches it.
  const rings = [
    { petals: 8, from: 26, to: 70, hue: 38 },
    { petals: 12, from: 74, to: 118, hue: 205 },
    { petals: 16, from: 122, to: 164, hue: 12 },
  ]
  const draw = (time: number) => {
    paint.fillStyle = '#0d0b12'
    paint.fillRect(0, 0, width, height)
    const sun = (time / seconds) * 2 * Math.PI
    const panes = [-250, 0, 250].flatMap((offset, window) =>
      rings.flatMap(({ petals, from, to, hue }, ring) =>
        Array.from({ length: petals }, (_, petal) => ({ offset, window, petals, from, to, hue, ring, petal })),
      ),
    )
    for (const { offset, window, petals, from, to, hue, ring, petal } of panes) {
      const size = window === 1 ? 1 : 0.42
      const step = (2 * Math.PI) / petals
      const [start, end] = [(petal + 0.04) * step, (petal + 0.96) * step]
      const light = 0.5 + 0.5 * Math.cos(start - sun + ring * 0.7 + window)
      const tone = (hue + ((petal * 47 + ring * 31) % 60) - 20 + 360) % 360
      paint.fillStyle = `hsl(${tone} 70% ${18 + 46 * light ** 2}%)`
      paint.beginPath()
      paint.arc(width / 2 + offset, height / 2, from * size, start, end)
      paint.arc(width / 2 + offset, height / 2, to * size, end, start, true)
      paint.fill()
    }
    for (const [offset, size] of [
      [-250, 0.42],
      [0, 1],
      [250, 0.42],
    ] as const) {
      paint.fillStyle = `hsl(44 90% ${60 + 18 * Math.sin(sun + offset)}%)`
      paint.beginPath()
      paint.arc(width / 2 + offset, height / 2, 22 * size, 0, 7)
      paint.fill()
    }
  }

  const video = new VideoEncoder({ output: keep(1), error: fail })
  video.configure({
    codec: 'vp09.00.10.08',
    width,
    height,
    bitrate: 12_000,
    framerate: framesPerSecond,
    latencyMode: 'quality',
  })
  for (let frame = 0; frame < seconds * framesPerSecond; frame++) {
    draw(frame / framesPerSecond)
    const picture = new VideoFrame(canvas, { timestamp: (frame * 1e6) / framesPerSecond })
    video.encode(picture, { keyFrame: frame % (framesPerSecond * 12) === 0 })
    picture.close()
    while (video.encodeQueueSize > 8) await new Promise((resolve) => setTimeout(resolve))
  }
  await video.flush()

  const audio = new AudioEncoder({
    error: fail,
    output(chunk, metadata) {
      keep(2)(chunk)
      const head = metadata?.decoderConfig?.description
      if (head) opusHead = base64(new Uint8Array(head as ArrayBuffer))
    },
  })
  audio.configure({ codec: 'opus', sampleRate, numberOfChannels: 1, bitrate: 8000 })
  for (let second = 0; second < seconds; second++) {
    const samples = new Float32Array(sampleRate)
    for (let i = 0; i < sampleRate; i++) {
      const time = second + i / sampleRate
      const swell = Math.min(1, time / 3, (seconds - time) / 4) * (0.75 + 0.25 * Math.sin(time * 0.8))
      const chord = Math.floor(time / 8) % 2 === 0 ? [130.81, 196, 261.63, 329.63] : [110, 164.81, 220, 329.63]
      samples[i] = chord.reduce((sum, pitch) => sum + Math.sin(2 * Math.PI * pitch * time) / 24, 0) * swell
    }
    const data = { format: 'f32', sampleRate, numberOfFrames: sampleRate, numberOfChannels: 1, data: samples } as const
    audio.encode(new AudioData({ ...data, timestamp: second * 1e6 }))
  }
  await audio.flush()
  blocks.sort((a, b) => a.timeMs - b.timeMs || a.track - b.track)
  return { width, height, sampleRate, durationMs: seconds * 1000, opusHead, blocks }
}
