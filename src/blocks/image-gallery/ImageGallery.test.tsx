import { screen } from '@testing-library/react'
import { renderFrench } from '../../features/testing/render'
import { ImageGallery } from './ImageGallery'

const FOCUS = '300x200:301x201'
const car = (name: string, focus: string) => ({
  filename: `https://a.example/f/1/1600x1200/x/${name}.jpg`,
  alt: name,
  title: '',
  focus,
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
    expect.stringContaining(`avant.jpg/m/720x540/filters:quality(72):focal(${FOCUS})`),
    expect.not.stringContaining('focal'),
  ])
})
