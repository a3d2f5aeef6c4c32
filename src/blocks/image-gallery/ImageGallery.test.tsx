import { screen } from '@testing-library/react'
import { CARD_SIZES } from '../../components/ui/picture-sizes'
import { renderFrench } from '../../features/testing/render'
import { ImageGrid } from '../image-grid/ImageGrid'
import { ImageGallery } from './ImageGallery'

const FOCUS = '300x200:301x201'
const car = (name: string, focus: string) => ({
  filename: `https://a.example/f/1/1600x1200/x/${name}.jpg`,
  alt: name,
  title: '',
  focus,
})

const pictures = (count: number) => Array.from({ length: count }, (_, index) => car(`photo-${index}`, ''))
const sizesShown = () => new Set([...document.querySelectorAll('source')].map((source) => source.sizes))

it.each([
  [3, CARD_SIZES[3]],
  [4, CARD_SIZES[4]],
])('asks for pictures as wide as its columns: %d pictures', (count, sizes) => {
  renderFrench(<ImageGallery block={{ _uid: 'g', component: 'image-gallery', images: pictures(count) }} />)
  expect(sizesShown()).toEqual(new Set([sizes]))
})

it.each([2, 3, 4] as const)('asks for pictures as wide as its columns in a grid too: %d columns', (columns) => {
  renderFrench(<ImageGrid block={{ _uid: 'g', component: 'image-grid', columns, images: pictures(4) }} />)
  expect(sizesShown()).toEqual(new Set([CARD_SIZES[columns]]))
})

it('cuts each picture around the point that an editor chose', () => {
  renderFrench(
    <ImageGallery
      block={{
        _uid: 'g',
        component: 'image-gallery',
        title: 'Photos',
        images: [car('avant', FOCUS), car('arriere', '')],
      }}
    />,
  )
  const addresses = screen.getAllByRole('presentation').map((image) => image.getAttribute('src'))
  expect(addresses).toEqual([
    expect.stringContaining(`avant.jpg/m/724x543/filters:quality(72):focal(${FOCUS})`),
    expect.not.stringContaining('focal'),
  ])
})
