import type { DemoPhotos } from '../seed-photos.ts'
import type { PaintedPerson } from './people.ts'
import type { PaintedPhoto } from './photo.ts'

const wide = { width: 1200, height: 800 } as const
const tall = { width: 800, height: 1000 } as const
const dusk = ['#3b3a78', '#8d5a92', '#ef9a6e', '#ffd08a'] as const
const hall = ['#6d4a35', '#a87449', '#d9a76a'] as const

const candela = { skin: '#d9a07a', hair: '#2d1d18', shape: 'long', shirt: '#b4342f' } as const
const ivan = { skin: '#e3b08c', hair: '#3a2a20', shape: 'short', shirt: '#2f5d73' } as const
const tais = { skin: '#8a5a3c', hair: '#1d1412', shape: 'curls', shirt: '#e0a526' } as const
const elder = { skin: '#e0b596', hair: '#d8d4cf', shape: 'bun', shirt: '#5a6b46' } as const
const cook = { skin: '#c98f6a', hair: '#4a4a4a', shape: 'bald', shirt: '#f0ebe0' } as const
const young = { skin: '#b97c56', hair: '#241915', shape: 'short', shirt: '#7a4a8c' } as const

const portrait = (person: Omit<PaintedPerson, 'x' | 'y' | 'size'>, wall: PaintedPhoto['wall']): PaintedPhoto => ({
  ...tall,
  wall,
  light: { x: 180, y: 180, colour: '#ffe7bd' },
  people: [{ ...person, x: 400, y: 400, size: 270 }],
})

/** Eight photos of La Azotea. */
export const photos: DemoPhotos = {
  church: [
    {
      foco: { x: 70, y: 42 },
      textoAlternativo:
        'Cuatro personas ríen en la mesa larga de la azotea, al anochecer y bajo una guirnalda de luces.',
      painting: {
        ...wide,
        wall: dusk,
        ground: { top: 470, colour: '#4a3558', kind: 'roofs' },
        light: { x: 300, y: 430, colour: '#ffc27a' },
        hasLamps: true,
        people: [
          { ...elder, x: 560, y: 350, size: 130, turned: 0.6 },
          { ...cook, x: 1050, y: 360, size: 135, turned: -0.7 },
          { ...candela, x: 760, y: 340, size: 150, turned: 0.4 },
          { ...tais, x: 910, y: 350, size: 145, turned: -0.5 },
        ],
        table: 590,
      },
    },
    {
      foco: { x: 30, y: 40 },
      textoAlternativo: 'Candela e Iván reciben a quien llega, junto a la pared de madera de los toneleros.',
      painting: {
        ...wide,
        wall: hall,
        ground: { top: 640, colour: '#5b3d2c', kind: 'floor' },
        light: { x: 900, y: 240, colour: '#ffe2a8' },
        people: [
          { ...candela, x: 270, y: 320, size: 190, turned: 0.4 },
          { ...ivan, x: 490, y: 330, size: 185, turned: -0.2 },
        ],
      },
    },
    {
      foco: { x: 50, y: 38 },
      textoAlternativo: 'Bautizo en la Caleta: una joven sonríe en el agua entre la pastora y un amigo.',
      painting: {
        ...wide,
        wall: ['#7fb2c4', '#b8d6d0', '#f6e8c8'],
        ground: { top: 400, colour: '#3f8a97', kind: 'sea' },
        light: { x: 950, y: 160, colour: '#fff3cc' },
        people: [
          { ...candela, x: 400, y: 330, size: 150, turned: 0.7 },
          { ...young, x: 800, y: 330, size: 150, turned: -0.7 },
          { ...tais, x: 600, y: 310, size: 160, shirt: '#f4f1ea' },
        ],
      },
    },
  ],
  pastors: {
    'Candela Rosales': {
      foco: { x: 50, y: 40 },
      textoAlternativo: 'Candela Rosales sonríe, con el pelo suelto y una camisa roja.',
      painting: portrait(candela, ['#e8d3b0', '#c99b6c']),
    },
    'Iván Montero': {
      foco: { x: 50, y: 40 },
      textoAlternativo: 'Iván Montero, de camisa azul, mira a la cámara.',
      painting: portrait(ivan, ['#cfd8d4', '#7e9a9c']),
    },
    'Taís Queiroz': {
      foco: { x: 50, y: 40 },
      textoAlternativo: 'Taís Queiroz, de pelo rizado y camisa amarilla, ríe.',
      painting: portrait(tais, ['#d7c3d6', '#8c6a94']),
    },
  },
  news: {
    'La cena de los jueves estrena cocina': {
      foco: { x: 26, y: 40 },
      textoAlternativo: 'Ramón, de delantal blanco, en la cocina nueva.',
      painting: {
        ...wide,
        wall: ['#e9dcc2', '#d1b98c'],
        light: { x: 960, y: 160, colour: '#fff6dd' },
        people: [{ ...cook, x: 312, y: 320, size: 210, turned: 0.4 }],
        table: 640,
      },
    },
    'Taís vuelve de Recife con las maletas llenas': {
      foco: { x: 74, y: 38 },
      textoAlternativo: 'Taís canta con dos personas del coro.',
      painting: {
        ...wide,
        wall: ['#432f57', '#a4546a', '#f0b27a'],
        light: { x: 320, y: 260, colour: '#ffd08a' },
        people: [
          { ...elder, x: 700, y: 350, size: 140, isSinging: true, turned: 0.3 },
          { ...young, x: 1060, y: 350, size: 140, isSinging: true, turned: -0.4 },
          { ...tais, x: 880, y: 304, size: 180, isSinging: true },
        ],
      },
    },
  },
}
