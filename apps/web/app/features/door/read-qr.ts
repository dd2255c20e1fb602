/** Finds the text of a QR in the picture of a camera. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | undefined>

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  var BarcodeDetector:
    | { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> }
    | undefined
}

/** The longest side that is looked at: a ticket's QR has 45 modules. */
const maxSide = 800

/** The browser's own reader, where it has one that reads QR; else one that is loaded now. */
export async function loadQrReader(): Promise<QrReader> {
  const formats = await globalThis.BarcodeDetector?.getSupportedFormats().catch((): string[] => [])
  if (globalThis.BarcodeDetector && formats?.includes('qr_code')) {
    const detector = new globalThis.BarcodeDetector({ formats: ['qr_code'] })
    return async (video) => (await detector.detect(video))[0]?.rawValue
  }
  const { default: decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const scale = Math.min(1, maxSide / Math.max(video.videoWidth, video.videoHeight))
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    if (!context || canvas.width === 0) return undefined
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // No QR in this picture.
      return undefined
    }
  }
}
